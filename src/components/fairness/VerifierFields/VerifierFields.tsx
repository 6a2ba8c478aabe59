import type { Reasons, Typed } from '#domain/fairness/rule.ts';
import { fieldsOf, type OfferedScheme, type FieldModel } from '../offered-scheme.ts';
import { sentenceOf } from '../verifier-words.ts';
import { Field } from '../../elements/Field/Field.tsx';
import styles from '../fairness.module.css';

type Props = {
  /** Every scheme of the page. Fields of the schemes that are not chosen stay in the form, hidden. */
  schemes: readonly Pick<OfferedScheme, 'fields'>[];
  scheme: Pick<OfferedScheme, 'fields'>;
  defaults: Typed;
  reasons: Reasons;
};

/** The fields of the form, named as the chosen scheme names them. */
export function VerifierFields({ schemes, scheme, defaults, reasons }: Props) {
  return (
    <div className={styles.fields}>
      {fieldsOf(schemes, scheme).map((field) => (
        <VerifierField
          key={field.name}
          field={field}
          defaultValue={defaults[field.name] ?? ''}
          error={sentenceOf(field, reasons[field.name])}
          hidden={!scheme.fields.includes(field)}
        />
      ))}
    </div>
  );
}

type VerifierFieldProps = {
  field: FieldModel;
  defaultValue: string;
  error?: string | undefined;
  /** Set where the chosen scheme does not ask for the field, which keeps its text. */
  hidden?: boolean;
};

/** An uncontrolled field of the verifier. */
function VerifierField({
  field: { name, label, hint, control: kind },
  defaultValue,
  error,
  hidden = false,
}: VerifierFieldProps) {
  return (
    <Field
      id={`verifier-${name}`}
      label={label}
      error={error}
      hint={
        hint === undefined
          ? undefined
          : (hintId) => (
              <p className="fine" id={hintId}>
                {hint}
              </p>
            )
      }
      className={kind === 'wide' ? styles.wide : undefined}
      hidden={hidden}
    >
      {(control) =>
        typeof kind === 'object' ? (
          <select {...control} name={name} defaultValue={defaultValue} autoComplete="off">
            {kind.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            name={name}
            defaultValue={defaultValue}
            className={`${control.className} code`}
            inputMode={kind === 'digits' ? 'numeric' : undefined}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )
      }
    </Field>
  );
}
