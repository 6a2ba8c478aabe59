import type { Source } from '#format/source-words.ts';
import { LatheBorder } from '../../elements/LatheBorder/LatheBorder.tsx';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';
import { Watermark } from '../../elements/Watermark/Watermark.tsx';
import band from '../../elements/band.module.css';
import styles from './StatsBand.module.css';

export type Stat = { value: string; label: string; source: Source | null; artHref: string };

/** Three figures of the owner. `npm run launch` names those without a source. */
export function StatsBand({ stats }: { stats: readonly Stat[] }) {
  const sources = stats.flatMap(({ source }) => source ?? []);
  return (
    <section className={band.band} aria-label="The site in figures">
      <div className={band.border}>
        <LatheBorder />
      </div>
      <div className="wrap">
        <dl className={styles.stats}>
          {stats.map(({ value, label, artHref }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.art}>
                  <Watermark href={artHref} />
                </span>
                <span>{value}</span>
              </dd>
            </div>
          ))}
        </dl>
        {sources.length === stats.length && (
          <p className={styles.note}>
            {sources.map((source, index) => (
              <span key={source.title}>
                {index === 0 ? 'Sources: ' : '; '}
                <SourceName source={source} />
              </span>
            ))}
          </p>
        )}
      </div>
      <div className={band.border}>
        <LatheBorder />
      </div>
    </section>
  );
}
