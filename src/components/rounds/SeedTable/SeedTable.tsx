import type { SeedUse } from '#domain/rounds/report.ts';
import { counted } from '#format/rounds/round-words.ts';
import { formatCount } from '#format/text.ts';
import { Fold } from '../../elements/Fold/Fold.tsx';
import styles from '../rounds.module.css';
import { SeedRosette } from '../SeedRosette/SeedRosette.tsx';

const STATES = { broken: 'Another hash', 'needs-seed': 'Not revealed yet', kept: 'Hash fits' };

/** More would fill screens of a phone with rosettes. */
const AT_ONCE = 6;
/** More ranges than a reader looks up. */
const RANGES = 5;

/** Server seeds by hash, the first of `all`, with the rounds that each decides. */
export function SeedTable({ seeds, all }: { seeds: readonly SeedUse[]; all: number }) {
  const [first, others] = [seeds.slice(0, AT_ONCE), seeds.slice(AT_ONCE)];
  return (
    <>
      <SeedList seeds={first} />
      {others.length > 0 && (
        <Fold summary={counted(others.length, 'more seed')}>
          <SeedList seeds={others} />
        </Fold>
      )}
      {all > seeds.length && (
        <p className="small">The saved result has {counted(all - seeds.length, 'more seed')}.</p>
      )}
    </>
  );
}

function SeedList({ seeds }: { seeds: readonly SeedUse[] }) {
  return (
    <ul className={`small stack-4 ${styles.seeds}`} role="list">
      {seeds.map((seed) => (
        <li key={seed.hash}>
          <SeedRosette shown={seed.hash} revealed={seed.state === 'kept' ? seed.hash : null} />
          <div>
            <p className="code">{seed.hash}</p>
            <p>
              <b>{STATES[seed.state]}</b>
            </p>
            <p>
              {seed.form !== null && `${seed.form}. `}
              {rangeOf(seed)}
            </p>
            <p>{orderOf(seed)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const rangeOf = ({ rounds, firstNonce, lastNonce }: SeedUse) =>
  `It decides ${counted(rounds, 'round')}${firstNonce === null ? '' : `, numbers ${firstNonce} to ${lastNonce}`}.`;

function orderOf({ missing, missingCount, shared, outOfOrder }: SeedUse): string {
  const ranges = missing.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  const rows = (places: SeedUse['shared']) => places.map(({ row }) => formatCount(row));
  const line = (name: string, found: readonly string[]) =>
    `${name} ${found.slice(0, RANGES).join(', ')}${found.length > RANGES ? ' and more' : ''}. `;
  return [
    missingCount > 0 && line(`${counted(missingCount, 'number')} missing:`, ranges),
    shared.length > 0 && line('Same number as another round, in rows', rows(shared)),
    outOfOrder.length > 0 && line('Out of order, in rows', rows(outOfOrder)),
  ]
    .filter(Boolean)
    .join('');
}
