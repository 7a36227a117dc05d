"""Alembic asks for this file; our migrations are run by store/migrate.py alone."""
