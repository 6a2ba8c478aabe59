import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import band from '../../elements/band.module.css';
import { LatheBorder } from '../../elements/LatheBorder/LatheBorder.tsx';
import { type HelpServiceModel, ServiceContacts } from '../HelpServiceList/HelpServiceList.tsx';
import styles from './FirstHelp.module.css';

type Props = {
  countries: readonly {
    code: string;
    /** With its article, such as "the United States". */
    place: string;
    /** Anchor of all services of the country. */
    href: string;
    lines: readonly { when: string; service: HelpServiceModel }[];
  }[];
};

/** Crisis line and gambling line of the reader's country, which a script in the head shows. */
export function FirstHelp({ countries }: Props) {
  return (
    <div className={band.band}>
      <div className={band.border}>
        <LatheBorder />
      </div>
      <section
        className={`wrap ${styles.help}`}
        aria-label="Talk to someone now"
        data-pagefind-ignore
      >
        <h2>Talk to someone now</h2>
        {countries.map(({ code, place, href, lines }) => (
          <div key={code} data-where={code} hidden={code !== DEFAULT_COUNTRY}>
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
              These lines are for {place}: <a href={href}>all lines there</a>,{' '}
              <a href="#helplines">other countries</a>.
            </p>
          </div>
        ))}
        <p>In danger right now? Call the emergency number where you are.</p>
      </section>
    </div>
  );
}
