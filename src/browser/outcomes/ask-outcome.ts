import type { OutcomeAnswer, OutcomeQuestion } from './outcome-messages.ts';

export type OutcomeListener = {
  onAnswer: (answer: OutcomeAnswer) => void;
  /** The browser has no workers, the script did not come, or it threw. */
  onFailure: () => void;
};

/**
 * Works a plan out in a worker. Returns what terminates it; after that no listener is called.
 */
export function askOutcome(
  question: OutcomeQuestion,
  { onAnswer, onFailure }: OutcomeListener,
): () => void {
  let worker: Worker;
  const fail = () => {
    worker.terminate();
    onFailure();
  };
  try {
    worker = new Worker(new URL('./outcome.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    onFailure();
    return () => undefined;
  }
  worker.addEventListener('message', ({ data }: MessageEvent<OutcomeAnswer>) => {
    if (data.kind === 'failed') return fail();
    if (data.kind === 'done' || data.kind === 'refused') worker.terminate();
    onAnswer(data);
  });
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('error', fail);
  worker.postMessage(question);
  return () => worker.terminate();
}
