import type { Ref } from 'react';
import { Field } from '../Field/Field.tsx';

/** Option, or a group of them under a name. */
export type Option =
  | { value: string; text: string }
  | { text: string; options: readonly { value: string; text: string }[] };

type Props = {
  id: string;
  label: string;
  value: string;
  options: readonly Option[];
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement> | undefined;
  onChoose: (value: string) => void;
};

export function Select({ id, label, value, options, disabled, ref, onChoose }: Props) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <select
          {...control}
          ref={ref}
          value={value}
          disabled={disabled}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}

export function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) =>
    'options' in option ? (
      <optgroup key={option.text} label={option.text}>
        <Options options={option.options} />
      </optgroup>
    ) : (
      <option key={option.value} value={option.value}>
        {option.text}
      </option>
    ),
  );
}
