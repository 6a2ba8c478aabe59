import type { ReactNode } from 'react';
import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import band from '../../elements/band.module.css';
import { LatheBorder } from '../../elements/LatheBorder/LatheBorder.tsx';
import { type ContactsModel, ServiceContacts } from '../HelpServiceList/HelpServiceList.tsx';
import styles from './FirstHelp.module.css';

export type FirstHelpCountry = {
  code: string;
  /** With its article, such as "the United States". */
  place: string;
  /** Anchor of all services of the country. */
  href: string;
  lines: readonly { when: string; service: ContactsModel & { facts: readonly string[] } }[];
};

/** Crisis line and gambling line of the reader's country, which a script in the head shows. */
export function FirstHelp({ countries }: { countries: readonly FirstHelpCountry[] }) {
  return (
    <HelpBand title="Talk to someone now">
      {countries.map((country) => (
        <div key={country.code} data-where={country.code} hidden={country.code !== DEFAULT_COUNTRY}>
          <CountryLines country={country} />
        </div>
      ))}
    </HelpBand>
  );
}

type BandProps = {
  title: string;
  /** Below the title. */
  lead?: string;
  children: ReactNode;
};

/** Band with lines to call, above all else. */
export function HelpBand({ title, lead, children }: BandProps) {
  return (
    <div className={band.band}>
      <div className={band.border}>
        <LatheBorder />
      </div>
      <section className={`wrap ${styles.help}`} aria-label={title} data-pagefind-ignore>
        <h2>{title}</h2>
        {lead !== undefined && <p>{lead}</p>}
        {children}
        <p>In danger right now? Call the emergency number where you are.</p>
      </section>
    </div>
  );
}

type LinesProps = {
  /** Without one, or without lines in it, only the way to all of them is shown. */
  country: FirstHelpCountry | undefined;
  /** Page of all services, if it is another one. */
  page?: string;
};

export function CountryLines({ country, page = '' }: LinesProps) {
  const { place, href, lines } = country ?? { lines: [] };
  if (lines.length === 0) {
    return (
      <p>
        <a href={`${page}#helplines`}>Lines in every country</a>
      </p>
    );
  }
  return (
    <>
      <div className={`columns-48 ${styles.lines}`}>
        {lines.map(({ when, service }) => (
          <div key={when} className={styles.line}>
            <p>
              <b>{when}</b>
            </p>
            <ServiceContacts service={service} />
            <p className={styles.who}>{[service.name, ...service.facts].join('. ')}.</p>
          </div>
        ))}
      </div>
      <p>
        These lines are for {place}: <a href={`${page}${href}`}>all lines there</a>,{' '}
        <a href={`${page}#helplines`}>other countries</a>.
      </p>
    </>
  );
}
