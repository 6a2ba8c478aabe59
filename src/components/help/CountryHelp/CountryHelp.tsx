import { ChipLink } from '../../elements/Chip/ChipLink.tsx';
import { type HelpServiceModel, HelpServiceList } from '../HelpServiceList/HelpServiceList.tsx';
import styles from './CountryHelp.module.css';

export type CountryHelpModel = {
  id: string;
  name: string;
  /** The page on the law there; `null` for services that know no border. */
  lawHref: string | null;
  services: readonly HelpServiceModel[];
};

type Props = {
  countries: readonly CountryHelpModel[];
  /** Day on which the oldest entry was last compared with its source. */
  oldestCheck: string;
};

/** Help services by country, with links that jump to each. */
export function CountryHelp({ countries, oldestCheck }: Props) {
  return (
    <div className={styles.help}>
      <p className={styles.about}>
        No entry was compared with its source earlier than {oldestCheck}. “Unverified” marks one
        that no source confirms yet, or none of this year: it may still be right.
      </p>
      <nav aria-label="Helplines by country">
        <ul className={styles.jump}>
          {countries.map(({ id, name }) => (
            <li key={id}>
              <ChipLink href={`#${id}`}>{name}</ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {countries.map(({ id, name, lawHref, services }) => (
        <section
          key={id}
          id={id}
          className={styles.country}
          aria-labelledby={`${id}-title`}
          data-lazy
        >
          <div className={styles.title}>
            <h3 id={`${id}-title`}>{name}</h3>
            {lawHref !== null && <a href={lawHref}>The law there</a>}
          </div>
          <HelpServiceList services={services} />
        </section>
      ))}
    </div>
  );
}
