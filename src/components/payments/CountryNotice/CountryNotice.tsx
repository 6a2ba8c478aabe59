import { CountrySelect } from '../../shell/CountrySelect/CountrySelect.tsx';
import { CountryText, type CountryTextModel } from '../CountryText/CountryText.tsx';
import both from '../../shell/CountrySelect/choice-and-words.module.css';
import styles from './CountryNotice.module.css';

type Props = {
  countries: readonly (CountryTextModel & { code: string })[];
  /** Code of the country of a reader who has chosen none. */
  atFirst: string;
};

/**
 * What the law says where the reader is. Nothing is ever guessed from an address: the script in the head
 * of the page shows the text of the country that was chosen.
 */
export function CountryNotice({ countries, atFirst }: Props) {
  return (
    <section className={`${both.both} ${styles.notice}`} aria-label="The law in your country">
      <div className={`${both.choice} ${styles.choice}`}>
        <CountrySelect
          id="country-choice"
          label="Your country"
          countries={countries}
          atFirst={atFirst}
        />
        <p>Kept in this browser and sent to nobody.</p>
      </div>
      <div aria-live="polite">
        {countries.map((country) => (
          <div key={country.code} data-where={country.code} hidden={country.code !== atFirst}>
            <CountryText country={country} />
          </div>
        ))}
      </div>
    </section>
  );
}
