/** A deed that cannot be begun again while it is under way: a double click on a slow line would do it twice. */
export class SingleFlight {
  busy = $state(false);

  async run(deed: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await deed();
    } finally {
      this.busy = false;
    }
  }
}
