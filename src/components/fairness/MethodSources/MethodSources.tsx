import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import type { OfferedScheme } from '../offered-scheme.ts';
import styles from '../fairness.module.css';

type Props = { scheme: Pick<OfferedScheme, 'sources' | 'publishedRounds' | 'notShown'> };

export function MethodSources({ scheme: { sources, publishedRounds, notShown = [] } }: Props) {
  return (
    <p className={`fine ${styles.sources}`}>
      {publishedRounds > 0 &&
        `The code behind this form reproduces ${publishedRounds} published rounds of this kind. `}
      {notShown.length > 0 && `We know of no recorded round that covers: ${notShown.join('; ')}. `}
      Sources: <SourceNames sources={sources} />.
    </p>
  );
}
