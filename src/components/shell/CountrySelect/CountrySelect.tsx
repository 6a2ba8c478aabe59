import { Field } from '../../elements/Field/Field.tsx';

export type CountryOption = { code: string; name: string };

type Props = {
  id: string;
  label: string;
  countries: readonly CountryOption[];
  /** Code of the country of a reader who has chosen none. */
  atFirst: string;
};

/** Where the reader is, as he or she says. The script in the head of the page hears the choice. */
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
