/** The browser's offer to install the app. It comes once, early, and is kept until somebody wants it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  #offer = $state.raw<InstallPrompt | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as InstallPrompt;
    });
  }
  get possible(): boolean {
    return this.#offer !== null;
  }
  async start(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = null;
  }
}

export const install = new Install();
