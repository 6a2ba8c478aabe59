import { type CountryOption, CountrySelect } from '../CountrySelect/CountrySelect.tsx';
import { LinksHidden } from '../../help/LinksHidden/LinksHidden.tsx';
import both from '../CountrySelect/choice-and-words.module.css';
import styles from './CountryChooser.module.css';

type Props = { countries: readonly CountryOption[]; atFirst: string };

/** Choice of the country for law, help and casino links on every page. */
export function CountryChooser({ countries, atFirst }: Props) {
  return (
    <section
      id="where-you-are"
      className={`columns-48 ${both.both} ${styles.chooser}`}
      aria-label="Your place"
    >
      <div className={`${both.choice} ${styles.choice}`}>
        <CountrySelect
          id="reader-country"
          label="Where you are"
          countries={countries}
          atFirst={atFirst}
        />
      </div>
      <p className={styles.explanation} aria-live="polite">
        <span data-where={atFirst}>
          Sets the law, help and links you see. Saved on this device only.{' '}
          <a href="/country">All countries</a>.
        </span>
        <span data-where="elsewhere" hidden>
          <span data-where="show" hidden>
            Casinos are linked for readers in <span data-country-text="place" />.
          </span>
          <span data-where="information-only" hidden>
            For readers in <span data-country-text="place" /> we link only to casinos with a license
            from there.
          </span>{' '}
          Talk to someone:{' '}
          <a data-country-text="help" href="/responsible-gaming">
            services by country
          </a>
          .{' '}
          <a data-country-text="register" href="/country" rel="nofollow noopener noreferrer">
            registers by country
          </a>
          .{' '}
          <a data-country-text="law" href="/country">
            the law by country
          </a>
          .
        </span>
        <span data-where="links-hidden" hidden>
          {' '}
          <LinksHidden />
        </span>
      </p>
    </section>
  );
}
