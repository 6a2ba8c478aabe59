import { useEffect, useRef, useState } from 'react';
import { readFragment, subscribeToFragment, writeFragment } from '#browser/fragment-state.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { WeightBar } from '#components/weights/WeightBar/WeightBar.tsx';
import { WeightedOrder } from '#components/weights/WeightedOrder/WeightedOrder.tsx';
import { WeightPatterns } from '#components/weights/WeightPatterns/WeightPatterns.tsx';
import { WeightSliders } from '#components/weights/WeightSliders/WeightSliders.tsx';
import {
  MOST_WEIGHT,
  parseWeights,
  rankByWeights,
  weightsFragment,
} from '#domain/ratings/own-weights.ts';
import { sharesOf } from '#domain/ratings/weight-shares.ts';
import { formatLeaders, weightedRow } from '#format/own-weights-words.ts';
import styles from './OwnWeights.module.css';
import { guarded } from './IslandBoundary.tsx';
import { useEarlyInput } from './use-early-input.ts';

type Props = {
  /** With the published weights, in percent. */
  criteria: readonly { id: string; name: string; weight: number }[];
  /** In the published order, with the half points that each earns, criterion by criterion: 22112022. */
  casinos: readonly {
    slug: string;
    name: string;
    href: string;
    rank: number;
    halves: string;
    rated: number;
    /** In which share of all weightings it is first: 41%. */
    firstIn: string;
  }[];
};

/** A fragment that names a place on the page is that of a link to it, which moves no weight. */
const isPlace = (fragment: string) => fragment !== '' && document.getElementById(fragment) !== null;

/**
 * Ranks the casinos by the reader's own weights. It must run in the browser because the weights are
 * the reader's: they stand behind the hash of the address, which no host is sent. As served it shows
 * the published weights and the published order.
 */
export const OwnWeights = guarded(function OwnWeights({ criteria, casinos }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState('');
  useEffect(
    () =>
      subscribeToFragment(() => {
        const fragment = readFragment();
        if (!isPlace(fragment)) setState(fragment);
      }),
    [],
  );
  const published = criteria.map(({ weight }) => weight);
  const found = parseWeights(state, criteria.length);
  const weights = found === null || found === 'bad' ? published : found;
  const isForeign = found === 'bad' || (found === null && state !== '');

  const [entries] = useState(() =>
    casinos.map((casino) => ({
      ...casino,
      publishedRank: casino.rank,
      halves: [...casino.halves].map(Number),
    })),
  );
  const counts = weights.some((weight) => weight > 0);
  const ranked = rankByWeights(entries, counts ? weights : published);
  const isPublished = weightsFragment(weights, published) === '';

  const show = (next: readonly number[]) => {
    const fragment = weightsFragment(next, published);
    setState(fragment);
    writeFragment(fragment);
  };
  useEarlyInput(form, (changed) => {
    const asked = parseWeights(readFragment(), criteria.length);
    const before = asked === null || asked === 'bad' ? published : asked;
    const sliders = form.current?.querySelectorAll<HTMLInputElement>('[type="range"]') ?? [];
    const moved = [...sliders].map((one) => (changed.includes(one) ? one.valueAsNumber : null));
    show(before.map((weight, index) => moved[index] ?? weight));
  });
  const shares = sharesOf(weights);
  return (
    <div className={styles.columns}>
      <WeightPatterns />
      {/* Outside a dialog this method does nothing: the weights are sent nowhere. */}
      <form
        className={`raised stack-4 ${styles.panel}`}
        method="dialog"
        aria-label="Eight weights"
        ref={form}
      >
        <div className={`row ${styles.top}`}>
          <h2 className="part-title">Weights</h2>
          <div className="controls">
            {/* A plain reset until the island is hydrated. */}
            <Button
              type="reset"
              variant="quiet"
              onClick={(event) => {
                event.preventDefault();
                show(published);
              }}
            >
              Our weights
            </Button>
          </div>
        </div>
        <WeightBar shares={shares} />
        <WeightSliders
          criteria={criteria}
          weights={weights}
          most={MOST_WEIGHT}
          shares={shares}
          onMove={(moved, weight) =>
            show(weights.map((old, index) => (index === moved ? weight : old)))
          }
        />
        <p className="small">
          The shares always add up to 100%. Set a weight to zero and its criterion no longer counts.
          We compute scores from the exact shares, not from the rounded ones you see.
        </p>
        <p data-needs-script>
          To move the weights, turn on JavaScript. These are our weights and the order they give.
        </p>
      </form>
      <div className={`stack-4 ${styles.result}`}>
        <p className={styles.sentence} role="status">
          {counts
            ? formatLeaders(ranked, isPublished)
            : 'Every weight is zero. You see our own order until you raise one.'}
        </p>
        <p className="wrong" role="alert">
          {isForeign && 'We can’t read the weights in this address. You see the published ones.'}
        </p>
        <WeightedOrder rows={ranked.map(weightedRow)} />
      </div>
    </div>
  );
});
