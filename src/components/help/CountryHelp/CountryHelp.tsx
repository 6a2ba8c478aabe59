import { AddressText } from '../../elements/AddressText/AddressText.tsx';
import { Badge } from '../../elements/Badge/Badge.tsx';
import chip from '../../elements/Chip/Chip.module.css';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { type HelpServiceModel, HelpServiceList } from '../HelpServiceList/HelpServiceList.tsx';
import { type LocalHelpModel, LocalHelp } from '../LocalHelp/LocalHelp.tsx';
import styles from './CountryHelp.module.css';

type CountryHelpModel = {
  id: string;
  /** `null` for international services. */
  code: string | null;
  name: string;
  /** Page on the law there; `null` for international services. */
  lawHref: string | null;
  /** Texts in the languages of the country. */
  localHelp: readonly LocalHelpModel[];
  services: readonly HelpServiceModel[];
};

type Props = {
  countries: readonly CountryHelpModel[];
  /** Oldest day of reading a source; `null` where none was read. */
  oldestCheck: string | null;
  /** Code of the default country. */
  atFirst: string;
};

/**
 * Help services by country, with anchors; on a phone the first country is open and the others show
 * names and numbers.
 */
export function CountryHelp({ countries, oldestCheck, atFirst }: Props) {
  return (
    <div className={`stack-6 ${styles.help}`}>
      <p className={`soft ${styles.about}`}>
        {oldestCheck !== null && `No source below was read earlier than ${oldestCheck}. `}We could
        not confirm the entries marked “Not confirmed” or “No source found”. They may still be
        right: compare them with the service’s own site.
      </p>
      <nav aria-label="Helplines by country">
        <ul className={`row ${styles.jump}`}>
          {countries.map(({ id, name }) => (
            <li key={id}>
              <a className={`${chip.face} ${chip.link}`} href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`stack-6 ${styles.countries}`}>
        {countries.map(({ id, code, name, lawHref, localHelp, services }, index) => (
          <section key={id} className={styles.country}>
            {/* On paper the reader's country comes first and in full. */}
            {code !== null && <span data-where={code} hidden={code !== atFirst} />}
            <h3>{name}</h3>
            <Fold
              onPhonesOnly
              isOpen={index === 0}
              summary={<span className="entry-name">{name}</span>}
            >
              {/* The anchor lies inside the fold, so that following a link opens it. */}
              <div id={id} className={styles.services}>
                <LocalHelp blocks={localHelp} />
                <HelpServiceList services={services} />
                {lawHref !== null && (
                  <p className={`taps ${styles.law}`}>
                    <a href={lawHref}>Online casino law in this country</a>
                  </p>
                )}
              </div>
            </Fold>
            {/* Shown on a phone while the country is folded. */}
            <ul className={`soft taps ${styles.brief}`} data-pagefind-ignore>
              {services.map((service) => (
                <FirstContact key={service.id} service={service} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/**
 * Service with its number, or its first address without a number. A service with neither explains
 * itself in the fold.
 */
function FirstContact({ service }: { service: HelpServiceModel }) {
  const { name, phone, links, isUnverified } = service;
  const way = phone === null ? links[0] : { text: phone.display, href: phone.tel };
  if (way === undefined) return null;
  return (
    <li>
      {name}{' '}
      <a href={way.href} rel="nofollow noopener noreferrer">
        <AddressText text={way.text} />
      </a>{' '}
      {isUnverified && <Badge tone="warn">Not confirmed</Badge>}
    </li>
  );
}
