import { Icon } from '../../elements/Icon/Icon.tsx';
import type { CountryOption } from '../CountrySelect/CountrySelect.tsx';
import styles from './CountryControl.module.css';

type Props = {
  countries: readonly CountryOption[];
  /** Code of the default country. */
  atFirst: string;
};

/** Small select of the reader's country. Without script it is a link to the countries. */
export function CountryControl({ countries, atFirst }: Props) {
  return (
    <span className={styles.country}>
      <Icon name="pin" />
      <select aria-label="Country" defaultValue={atFirst} autoComplete="off" data-country-choice>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <noscript>
        <a href="#where-you-are">{countries.find(({ code }) => code === atFirst)?.name}</a>
      </noscript>
    </span>
  );
}
