import { useEffect, useRef, useState } from 'react';
import { animateChips } from '#browser/moved-balance.ts';
import { askOutcome } from '#browser/outcomes/ask-outcome.ts';
import { Fold } from '#components/elements/Fold/Fold.tsx';
import { TextLink } from '#components/elements/TextLink/TextLink.tsx';
import {
  BalanceCaption,
  type BalanceCaptionModel,
} from '#components/home/BalanceCaption/BalanceCaption.tsx';
import { BalanceSliders } from '#components/home/BalanceSliders/BalanceSliders.tsx';
import { type BalanceState, BalanceStatus } from '#components/home/BalanceStatus/BalanceStatus.tsx';
import {
  BALANCE_SLIDERS,
  type BalanceFigures,
  type BalanceSlider,
  balancePlan,
  sliderRange,
} from '#domain/outcomes/balance-plan.ts';
import { planHref } from '#domain/outcomes/plan-address.ts';
import { readTypedPlan } from '#domain/outcomes/typed-plan.ts';
import type { WeighedPlayers } from '#domain/outcomes/weighed-players.ts';
import { type SliderWords, sliderWords, weighedResult } from '#format/balance-words.ts';
import styles from './HeroBalance.module.css';
import { guarded } from './IslandBoundary.tsx';
import { useEarlyInput } from './use-early-input.ts';

type Props = {
  /** The example that is printed: where the sliders stand, and what it comes to. */
  printed: BalanceFigures;
  /** Texts of the sliders there, so that hydration formats no number. */
  words: Readonly<Record<BalanceSlider, SliderWords>>;
  rtpPercent: number;
  weighed: WeighedPlayers;
  caption: BalanceCaptionModel;
};

/** A slider that is still being moved asks for nothing. */
const REST_MS = 120;
/** Only a sum that takes longer than this is spoken of. */
const SILENT_MS = 400;

/**
 * The words below the balance of the home page, and the sliders that move its chips. It must run in the
 * browser because the figures are the reader's; every position is worked out exactly, in a worker. The
 * sliders keep their own place, so nothing is lost before or after it starts.
 */
export const HeroBalance = guarded(function HeroBalance({
  printed,
  words,
  rtpPercent,
  weighed,
  caption,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [figures, setFigures] = useState(printed);
  const [shown, setShown] = useState(caption);
  const [state, setState] = useState<BalanceState>({ kind: 'idle' });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const workOut = (now: BalanceFigures) => {
    const read = readTypedPlan(balancePlan(now, rtpPercent));
    if (!read.ok) return setState({ kind: 'failed' });
    const askedAt = performance.now();
    stop.current = askOutcome(
      { kind: 'offer', plan: read.plan, isDrawn: false },
      {
        onAnswer: (answer) => {
          if (answer.kind === 'progress') {
            const isLong = performance.now() - askedAt > SILENT_MS;
            if (isLong) setState({ kind: 'working', share: answer.share });
          } else if (answer.kind === 'refused') {
            setState(answer);
          } else if (answer.kind === 'figures') {
            // The worker's other answers are for receipts.
            stop.current();
            const result = weighedResult(now, rtpPercent, answer.played);
            const drawing = form.current?.closest('figure')?.querySelector('svg[role="img"]');
            if (drawing)
              animateChips(drawing, { drawn: weighed, now: result.weighed, label: result.label });
            setShown(result.caption);
            setState({ kind: 'idle' });
          }
        },
        onFailure: () => setState({ kind: 'failed' }),
      },
    );
  };
  const follow = () => {
    const now = readSliders(form.current, printed);
    stop.current();
    setFigures(now);
    const timer = setTimeout(() => workOut(now), REST_MS);
    stop.current = () => clearTimeout(timer);
  };
  useEarlyInput(form, follow);

  return (
    <>
      <BalanceCaption caption={shown} />
      {/* Outside a dialog this method does nothing: the figures go nowhere. */}
      <form
        className={styles.form}
        method="dialog"
        aria-label="Move a figure, and all 100 play again"
        ref={form}
        onInput={follow}
      >
        <div className={styles.sliders}>
          <Fold summary="Move a figure, and all 100 play again">
            <BalanceSliders
              sliders={BALANCE_SLIDERS.map((name) => ({
                name,
                printed: printed[name],
                at: figures[name],
                ...sliderRange(name, printed[name]),
                ...(figures[name] === printed[name]
                  ? words[name]
                  : sliderWords(name, figures[name])),
              }))}
            />
          </Fold>
        </div>
        <div className={`row ${styles.end}`}>
          <TextLink
            href={planHref(balancePlan(figures, rtpPercent))}
            text="Work it out with all terms"
          />
          <BalanceStatus state={state} />
        </div>
      </form>
    </>
  );
});

function readSliders(form: HTMLFormElement | null, printed: BalanceFigures): BalanceFigures {
  if (form === null) return printed;
  const moved = new FormData(form);
  const at = (name: keyof BalanceFigures) => Number(moved.get(name) ?? printed[name]);
  return {
    deposit: at('deposit'),
    match: at('match'),
    wagering: at('wagering'),
    bet: at('bet'),
  };
}
