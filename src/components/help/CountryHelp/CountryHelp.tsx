import { Fold } from '../../elements/Fold/Fold.tsx';
import { type HelpServiceModel, HelpServiceList } from '../HelpServiceList/HelpServiceList.tsx';
import { type LocalHelpModel, LocalHelp } from '../LocalHelp/LocalHelp.tsx';
import styles from './CountryHelp.module.css';

type Props = {
  countries: readonly {
    id: string;
    name: string;
    /** Page on the law there; `null` for international services. */
    lawHref: string | null;
    /** Texts in the languages of the country. */
    localHelp: readonly LocalHelpModel[];
    services: readonly HelpServiceModel[];
  }[];
};

/** Help services of every country, folded: no number stands beside those of the reader's country. */
export function CountryHelp({ countries }: Props) {
  return (
    <Fold summary="Every country" hint={`${countries.length - 1} countries, and services for all`}>
      {countries.map(({ id, name, lawHref, localHelp, services }) => (
        <div key={id} className={styles.country}>
          <Fold summary={<h3>{name}</h3>}>
            {/* The anchor lies inside the fold, so that following a link opens it. */}
            <div id={id} className={styles.services}>
              <LocalHelp blocks={localHelp} />
              <HelpServiceList services={services} />
              {lawHref !== null && (
                <p className="soft taps">
                  <a href={lawHref}>Online casino law in this country</a>
                </p>
              )}
            </div>
          </Fold>
        </div>
      ))}
    </Fold>
  );
}
