import type { ReactNode } from 'react';
import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { type HelpLine, HelpPhone } from '../../shell/HelpPhone/HelpPhone.tsx';
import styles from '../help-services.module.css';

type Props = {
  help: readonly HelpLine[];
  /** International service. */
  helpWebsite: { name: string; href: string };
  /** Further contact. */
  more?: ReactNode;
};

/** Contacts for help: numbers first, then the international website. */
export function HelpContacts({ help, helpWebsite, more }: Props) {
  return (
    <ul className={`stack-2 taps ${styles.contacts}`}>
      {help.map((line) => (
        <li key={line.name} data-where={DEFAULT_COUNTRY}>
          <HelpPhone line={line} />
        </li>
      ))}
      <li data-where="elsewhere" hidden>
        In <span data-country-text="place" />:{' '}
        <a data-country-text="help" href="#helplines">
          services by country
        </a>
      </li>
      <li>
        <a href={helpWebsite.href} rel="nofollow noopener noreferrer">
          {helpWebsite.name}
        </a>{' '}
        (online, every country)
      </li>
      {more !== undefined && <li>{more}</li>}
    </ul>
  );
}
