/** Runs a task one at a time. A second click while it runs does nothing. */
export class SingleFlight {
  busy = $state(false);

  async run(task: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await task();
    } finally {
      this.busy = false;
    }
  }
}
