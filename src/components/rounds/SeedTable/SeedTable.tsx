import type { SeedUse } from '#domain/rounds/report.ts';
import { formatCount } from '#format/text.ts';
import { counted } from '#format/rounds/audit-answers.ts';
import { Badge } from '../../elements/Badge/Badge.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from '../rounds.module.css';
import { SeedRosette } from '../SeedRosette/SeedRosette.tsx';

const STATES = {
  'needs-seed': { tone: 'plain', icon: 'info', title: 'Not revealed yet' },
  kept: { tone: 'good', icon: 'check', title: 'Hash fits' },
  broken: { tone: 'warn', icon: 'cross', title: 'Another hash' },
} as const;
const ORDER = ['broken', 'needs-seed', 'kept'];

/** More seeds than a reader reveals by hand. */
const SHOWN = 24;

/** Server seeds by their hash, those that need something first, with the rounds that each decides. */
export function SeedTable({ seeds }: { seeds: readonly SeedUse[] }) {
  const sorted = seeds.toSorted(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || other.rounds - one.rounds,
  );
  return (
    <>
      <ul className={styles.seeds} role="list">
        {sorted.slice(0, SHOWN).map((seed) => (
          <li key={seed.hash}>
            <SeedRosette shown={seed.hash} revealed={seed.state === 'kept' ? seed.hash : null} />
            <div>
              <p className={styles.code}>{seed.hash}</p>
              <p>
                <Badge tone={STATES[seed.state].tone}>
                  <Icon name={STATES[seed.state].icon} />
                  {STATES[seed.state].title}
                </Badge>{' '}
                {seed.form !== null && `${seed.form}. `}
                Decides {counted(seed.rounds, 'round')}
                {seed.firstNonce !== null &&
                  `, numbers ${formatCount(seed.firstNonce)} to ${formatCount(seed.lastNonce ?? seed.firstNonce)}`}
                .
              </p>
              {orderLine(seed) !== '' && <p>{orderLine(seed)}</p>}
            </div>
          </li>
        ))}
      </ul>
      {sorted.length > SHOWN && (
        <p className={styles.note}>
          {counted(sorted.length - SHOWN, 'more seed')}. The saved result lists all.
        </p>
      )}
    </>
  );
}

/** Ranges that are named before the rest is counted. */
const RANGES = 5;

function orderLine({ missing, missingCount, doubled, outOfOrder }: SeedUse): string {
  const ranges = missing
    .slice(0, RANGES)
    .map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
  const rows = (places: SeedUse['doubled']) =>
    places
      .slice(0, RANGES)
      .map(({ row }) => formatCount(row))
      .join(', ');
  return [
    missingCount > 0 &&
      `${counted(missingCount, 'number')} missing: ${ranges.join(', ')}${missing.length > RANGES ? ' and more' : ''}.`,
    doubled.length > 0 && `Twice, in rows ${rows(doubled)}.`,
    outOfOrder.length > 0 && `Out of order, in rows ${rows(outOfOrder)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
