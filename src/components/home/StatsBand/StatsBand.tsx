import type { Source } from '#format/source-words.ts';
import { LatheBorder } from '../../elements/LatheBorder/LatheBorder.tsx';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';
import { Watermark } from '../../elements/Watermark/Watermark.tsx';
import band from '../../elements/band.module.css';
import styles from './StatsBand.module.css';

export type Stat = { value: string; label: string; source: Source | null; artHref: string };

/** Three figures with their sources, or with a note that they have none. */
export function StatsBand({ stats }: { stats: readonly Stat[] }) {
  const sources = stats.flatMap(({ source }) => source ?? []);
  const isSourced = stats.every(({ source }) => source !== null);
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
        <p className={styles.note}>
          {isSourced
            ? sources.map((source, index) => (
                <span key={source.title}>
                  {index === 0 ? 'Sources: ' : '; '}
                  <SourceName source={source} />
                </span>
              ))
            : 'The site’s owner states these three figures. We found no source for them.'}
        </p>
      </div>
      <div className={band.border}>
        <LatheBorder />
      </div>
    </section>
  );
}
