import type { Ref } from 'react';
import { Field } from '../Field/Field.tsx';

type Option = { value: string; text: string; group?: string | undefined };

type Props = {
  id: string;
  label: string;
  value: string;
  /** Those with the same group in a row stand under its name. */
  options: readonly Option[];
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement> | undefined;
  onChoose: (value: string) => void;
};

/** A labelled list of choices. The browser never fills it in again from an earlier visit. */
export function Select({ id, label, value, options, disabled, ref, onChoose }: Props) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <select
          {...control}
          ref={ref}
          value={value}
          disabled={disabled}
          autoComplete="off"
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {grouped(options).map(({ group, members }) =>
            group === undefined ? (
              <Options key="" options={members} />
            ) : (
              <optgroup key={group} label={group}>
                <Options options={members} />
              </optgroup>
            ),
          )}
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

function grouped(options: readonly Option[]) {
  const groups: { group: string | undefined; members: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
