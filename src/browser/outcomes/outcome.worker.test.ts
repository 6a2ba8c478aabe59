import { expect, test, vi } from 'vitest';
import type { OutcomeQuestion } from './outcome-messages.ts';

test('a fault while a plan is worked out is answered', async () => {
  const answers: unknown[] = [];
  const listeners: ((event: { data: unknown }) => void)[] = [];
  vi.stubGlobal('postMessage', (answer: unknown) => answers.push(answer));
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[0]) =>
    listeners.push(listener),
  );
  await import('./outcome.worker.ts');
  const broken = { kind: 'session', session: {} } as OutcomeQuestion;
  for (const listener of listeners) listener({ data: broken });
  await expect.poll(() => answers).toEqual([{ kind: 'failed' }]);
  vi.unstubAllGlobals();
});
