import type { Source } from '#format/source-words.ts';
import { SourceName } from '../../elements/SourceName/SourceName.tsx';
import styles from '../fairness.module.css';

type Props = {
  sources: readonly Source[];
  /** Published rounds whose results this site's code has to reproduce; 0 where only hashes are. */
  publishedRounds: number;
};

/** Where a rule and its published rounds come from. */
export function MethodSources({ sources, publishedRounds }: Props) {
  return (
    <p className={styles.sources}>
      {publishedRounds > 0 &&
        `The code behind this form reproduces ${publishedRounds} published rounds of this kind. `}
      Sources:{' '}
      {sources.map((source, index) => (
        <span key={source.title}>
          {index > 0 && '; '}
          <SourceName source={source} />
        </span>
      ))}
      .
    </p>
  );
}
