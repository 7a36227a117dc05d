/* Search without a server: browsers start no worker at file://, so its script runs in a hidden frame there. */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      this.ready = new Promise((resolve) => {
        addEventListener("load", () => {
          document.body.append(frame);
          const { contentWindow: inner, contentDocument: page } = frame;
          inner.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
          const script = page.createElement("script");
          script.src = address;
          script.onload = () => resolve(inner);
          page.head.append(script);
        });
      });
    }

    async postMessage(data) {
      const inner = await this.ready;
      inner.dispatchEvent(new inner.MessageEvent("message", { data }));
    }
  };
}
