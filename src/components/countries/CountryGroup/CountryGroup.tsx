import { Unverified } from '../../elements/Unverified/Unverified.tsx';
import styles from '../countries.module.css';

export type CountryGroupModel = {
  id: string;
  title: string;
  meaning: string;
  countries: readonly {
    href: string;
    name: string;
    status: string;
    isUnverified: boolean;
    summary: string;
  }[];
};

type Props = { group: CountryGroupModel };

/** Countries whose law says the same in outline, as a directory. */
export function CountryGroup({ group: { id, title, meaning, countries } }: Props) {
  return (
    <section className={`columns-64 ${styles.group}`} aria-labelledby={id}>
      <div>
        <h2 className="part-title" id={id}>
          {title}
        </h2>
        <p className={`soft ${styles.about}`}>{meaning}</p>
      </div>
      <ul className={styles.entries}>
        {countries.map(({ href, name, status, isUnverified, summary }) => (
          <li key={href} className={`columns-48 ${styles.country}`}>
            <h3>
              <a className={styles.name} href={href}>
                {name}
              </a>
            </h3>
            <div>
              <p className={styles.standing}>
                {status} {isUnverified && <Unverified />}
              </p>
              <p className="soft">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
