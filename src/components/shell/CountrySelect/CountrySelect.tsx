import { Field } from '../../elements/Field/Field.tsx';

export type CountryOption = { code: string; name: string };

type Props = {
  id: string;
  label: string;
  countries: readonly CountryOption[];
  /** Code of the default country. */
  atFirst: string;
};

/** Select of the reader's country. A script in the head listens for changes. */
export function CountrySelect({ id, label, countries, atFirst }: Props) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <select {...control} defaultValue={atFirst} autoComplete="off" data-country-choice>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
