### American English: only what differs from British English (en-GB).

error-database-unusable = The database { $value } cannot be used: { $reason }. Check that it is running and that the address, user, and password are right.
