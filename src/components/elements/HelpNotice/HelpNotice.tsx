import { Notice } from '../Notice/Notice.tsx';
import { type HelpLine, HelpPhone } from '../../shell/HelpPhone/HelpPhone.tsx';

type Props = { help: readonly HelpLine[] };

/** Where to turn, beside what costs money. */
export function HelpNotice({ help }: Props) {
  return (
    <Notice tone="warn">
      <p data-pagefind-ignore>
        <b>Gambling should stay affordable.</b> Set a limit before you start. Help without charge:{' '}
        {help.map((line, index) => (
          <span key={line.name}>
            {index > 0 && ', or '}
            <HelpPhone line={line} />
          </span>
        ))}
        . <a href="/responsible-gaming">Limits, self-exclusion and helplines by country</a>.
      </p>
    </Notice>
  );
}
