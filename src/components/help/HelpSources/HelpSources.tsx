import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import type { HelpServiceModel } from '../HelpServiceList/HelpServiceList.tsx';

type Props = { services: readonly HelpServiceModel[] };

/** Sources of help services, and doubts about them: apart from the numbers. */
export function HelpSources({ services }: Props) {
  return (
    <>
      <p>We read numbers and hours in these sources. We didn’t call.</p>
      <ul className="fine stack-2 taps" role="list">
        {services.map(({ id, name, isUnverified, note, sources }) => (
          <li key={id}>
            <b>{name}</b>
            {isUnverified && ' (not confirmed)'}: {note}{' '}
            <SourceNames
              sources={sources}
              after={sources.length === 0 ? '(no source found)' : ''}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
