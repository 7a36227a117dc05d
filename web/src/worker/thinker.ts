/** The second worker: Python in which bots think, so that neither the page nor the room waits (happycity.worker.thinking). */
import type { FromThinker, ToThinker } from "./protocol";
import { startPython } from "./python";

interface Thinking {
  prepare: () => void;
  answer: (question: string) => string;
}

let started: Promise<Thinking["answer"]> | undefined;

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "start") {
    started = startPython(data).then((python) => {
      const { prepare, answer } = python.pyimport("happycity.worker.thinking") as Thinking;
      prepare();
      return answer;
    });
    return;
  }
  try {
    const answer = await started;
    if (!answer) throw new Error("not started");
    self.postMessage({ kind: "thought", id: data.id, answer: answer(data.question) } satisfies FromThinker);
  } catch {
    self.postMessage({ kind: "failed", id: data.id } satisfies FromThinker);
  }
};

self.postMessage({ kind: "loaded" } satisfies FromThinker);
