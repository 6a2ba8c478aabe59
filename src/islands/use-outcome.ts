import { webCryptoDigest } from '#browser/fairness/web-crypto-digest.ts';
import type { PlayedReading } from '#browser/outcomes/outcome-messages.ts';
import { hexOf, utf8Bytes } from '#domain/fairness/bytes.ts';
import type { Quantile } from '#domain/outcomes/outcome-figures.ts';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import type { Played } from '#domain/outcomes/played.ts';
import { type ReceiptModule, serialText } from '#domain/outcomes/receipt.ts';
import { formatSerial } from '#format/serial-number.ts';
import type { ReaderPlan } from '#domain/outcomes/typed-plan.ts';
import { useWorker } from './use-worker.ts';

/** A plan with what came out of it. */
export type ShownOutcome = {
  typed: TypedPlan;
  plan: ReaderPlan;
  played: Played;
  withoutBonus: Played | null;
  /** Other readings of what the terms leave open. */
  readings: readonly PlayedReading[];
  /** `null` while they are worked out, or where they could not be. */
  quantiles: readonly Quantile[] | null;
  serial: string | null;
  module: ReceiptModule | null;
};

/** Plans worked out in a worker. */
export function useOutcome(first: ShownOutcome) {
  const { shown, change, status, ask, end } = useWorker(first);

  const workOut = (typed: TypedPlan, plan: ReaderPlan) =>
    ask({ kind: 'offer', plan, isDrawn: true }, (answer) => {
      if (answer.kind === 'figures') {
        const none = { withoutBonus: null, readings: [], quantiles: null, serial: null };
        const rest = { ...none, module: null };
        change({ typed, plan, played: answer.played, ...rest });
        void serialFor(typed).then((serial) => change({ serial }, (now) => now.typed === typed));
      } else if (answer.kind === 'without-bonus') change({ withoutBonus: answer.played });
      else if (answer.kind === 'readings') change({ readings: answer.readings });
      else if (answer.kind === 'drawing') change({ quantiles: answer.quantiles });
      else if (answer.kind === 'done') change({ module: answer.module });
    });
  return { shown, status, workOut, end };
}

async function serialFor(typed: TypedPlan): Promise<string | null> {
  const digest = webCryptoDigest();
  return digest && formatSerial(hexOf(await digest.sha256(utf8Bytes(serialText(typed)))));
}
