import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { Notice } from '../Notice/Notice.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import { HelpPhones } from '../../shell/HelpPhone/HelpPhone.tsx';

/** Helplines, beside content on losses. */
export function HelpNotice({ help }: { help: readonly HelpLine[] }) {
  return (
    <Notice tone="warn">
      <span data-pagefind-ignore>
        <b>Gambling should stay affordable.</b> Set a limit before you start.{' '}
        <span data-where={DEFAULT_COUNTRY}>
          Free help: <HelpPhones help={help} />.
        </span>
        <span data-where="elsewhere" hidden>
          Talk to someone:{' '}
          <a data-country-text="help" href="/responsible-gaming">
            services by country
          </a>
          .
        </span>{' '}
        <a href="/responsible-gaming">Limits, self-exclusion and helplines by country</a>.
      </span>
    </Notice>
  );
}
