import { useState } from 'react';
import { copyText } from '#browser/copy-text.ts';
import { downloadText } from '#browser/download-text.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { planFragment } from '#domain/outcomes/plan-address.ts';
import type { TypedPlan } from '#domain/outcomes/plan-fields.ts';
import { outcomeReceipt } from '#domain/outcomes/receipt.ts';
import type { ShownOutcome } from './use-outcome.ts';

type Props = { shown: ShownOutcome; kept: readonly TypedPlan[] };

/** Buttons to copy, print and save a receipt. */
export function ReceiptActions({ shown, kept }: Props) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const { typed, played, quantiles, serial, module } = shown;
  const address = `${location.origin}/tools/bonus#${planFragment([typed, ...kept])}`;
  const copy = async () => setIsCopied((await copyText(address, null)) === 'copied');
  const save = () => {
    const outcome = { ...played.outcome, quantiles: quantiles ?? [] };
    const { origin } = location;
    const receipt = outcomeReceipt(typed, outcome, { serial, module, origin });
    downloadText(
      `receipt-${serial?.replaceAll(' ', '') ?? 'without-number'}.json`,
      `${JSON.stringify(receipt, null, 2)}\n`,
      'application/json',
    );
  };
  return (
    <>
      <div className="actions row controls">
        <Button variant="quiet" size="small" onClick={() => void copy()}>
          Copy address
        </Button>
        <Button variant="quiet" size="small" onClick={save}>
          Save as JSON
        </Button>
        <Button variant="quiet" size="small" onClick={() => print()}>
          Print
        </Button>
      </div>
      <p role="status">
        {isCopied === null
          ? ''
          : isCopied
            ? 'Copied. It holds your figures.'
            : 'Your browser doesn’t let a page copy. The address bar holds it.'}
      </p>
    </>
  );
}
