import type { Ref } from 'react';
import { Field } from '../Field/Field.tsx';

type Option = { value: string; text: string };

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
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
