import { CountryControl } from '../CountryControl/CountryControl.tsx';
import type { CountryOption } from '../CountrySelect/CountrySelect.tsx';
import { HELP, QUICK_NAVIGATION } from '../navigation.ts';
import styles from './DisclosureBar.module.css';

type Props = {
  /** Name of the default country. */
  placeAtFirst: string;
  /** Age limit of the default country where it is over 18: 21+; else empty. */
  ageAtFirst: string;
  countries: readonly CountryOption[];
  countryAtFirst: string;
};

/**
 * Bar above every page: age limit, commission, links to tools and help, and the choice of the
 * reader's country. On a phone the tools are in the menu.
 */
export function DisclosureBar({ placeAtFirst, ageAtFirst, countries, countryAtFirst }: Props) {
  return (
    <div className={styles.bar}>
      <div className="wrap">
        <div className={styles.row}>
          <aside aria-label="Disclosure">
            <b>18+ only.</b>{' '}
            <b className={styles.older}>
              <span data-country-text="age">{ageAtFirst}</span>
              <span className={styles.where}>
                <span>
                  {' '}
                  in <span data-country-text="place">{placeAtFirst}</span>
                </span>
              </span>
              .{' '}
            </b>
            <a href="/affiliate-disclosure">
              Paid links<span className={styles.wide}> earn us a commission</span>
            </a>
            .<span className={styles.wide}> It never moves a rating.</span>
          </aside>
          <nav className={styles.quick} aria-label="Tools and help">
            {QUICK_NAVIGATION.map(({ text, href }) => (
              <a key={href} href={href} className={href === HELP.href ? undefined : styles.wide}>
                {text}
              </a>
            ))}
            <span className={styles.country}>
              <CountryControl countries={countries} atFirst={countryAtFirst} />
            </span>
          </nav>
        </div>
      </div>
    </div>
  );
}
