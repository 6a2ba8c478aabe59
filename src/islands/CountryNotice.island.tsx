import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { chooseCountry, readCountry, subscribeToCountry } from '#browser/country.ts';
import { Select } from '#components/elements/Select/Select.tsx';
import {
  CountryText,
  type CountryTextModel,
} from '#components/payments/CountryText/CountryText.tsx';
import {
  type CountryCode,
  DEFAULT_COUNTRY,
  parseCountryChoice,
} from '#domain/legality/country-choice.ts';
import styles from './CountryNotice.module.css';

type Props = { countries: readonly (CountryTextModel & { code: CountryCode })[] };

/**
 * What the law says where the visitor is. It must run in the browser because only the browser knows
 * which country was chosen; nothing is ever guessed from an address.
 */
export function CountryNotice({ countries }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const code = useSyncExternalStore(subscribeToCountry, readCountry, () => DEFAULT_COUNTRY);

  // A choice made while this was still on its way counts too.
  useLayoutEffect(() => {
    const chosen = parseCountryChoice(select.current?.value ?? null);
    if (chosen !== DEFAULT_COUNTRY) chooseCountry(chosen);
  }, []);

  const country = countries.find((candidate) => candidate.code === code);
  return (
    <section className={styles.notice} aria-label="The law in your country">
      <div className={styles.choice}>
        <Select
          ref={select}
          id="country-choice"
          label="Your country"
          value={code}
          options={countries.map(({ code: value, name }) => ({ value, text: name }))}
          onChoose={(value) => chooseCountry(parseCountryChoice(value))}
        />
        <p>Kept in this browser and sent to nobody.</p>
      </div>
      <div aria-live="polite">{country !== undefined && <CountryText country={country} />}</div>
    </section>
  );
}
