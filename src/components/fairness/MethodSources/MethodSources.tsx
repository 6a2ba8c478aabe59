import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import type { OfferedScheme } from '../offered-scheme.ts';
import styles from '../fairness.module.css';

type Props = { scheme: Pick<OfferedScheme, 'sources' | 'publishedRounds' | 'notShown'> };

/** Where a rule and its published rounds come from. */
export function MethodSources({ scheme: { sources, publishedRounds, notShown = [] } }: Props) {
  return (
    <p className={`fine ${styles.sources}`}>
      {publishedRounds > 0 &&
        `The code behind this form reproduces ${publishedRounds} published rounds of this kind. `}
      {notShown.length > 0 &&
        `No recorded round that we know of would show an error in: ${notShown.join('; ')}. `}
      Sources: <SourceNames sources={sources} />.
    </p>
  );
}
