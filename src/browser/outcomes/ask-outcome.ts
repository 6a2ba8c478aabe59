import type { OutcomeAnswer, OutcomeQuestion } from './outcome-messages.ts';

export type OutcomeListener = {
  onAnswer: (answer: OutcomeAnswer) => void;
  /** The browser has no workers, or the script did not come. */
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
  try {
    worker = new Worker(new URL('./outcome.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    onFailure();
    return () => undefined;
  }
  worker.addEventListener('message', ({ data }: MessageEvent<OutcomeAnswer>) => {
    if (['done', 'refused', 'failed'].includes(data.kind)) worker.terminate();
    onAnswer(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onFailure();
  });
  worker.postMessage(question);
  return () => worker.terminate();
}
