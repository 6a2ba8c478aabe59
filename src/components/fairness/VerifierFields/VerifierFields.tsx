import type { Reasons, Typed } from '#domain/fairness/rule.ts';
import { fieldsOf, type OfferedScheme } from '../offered-scheme.ts';
import { sentenceOf } from '../verifier-words.ts';
import { Field } from '../../elements/Field/Field.tsx';
import { Options } from '../../elements/Select/Select.tsx';
import styles from '../fairness.module.css';

type Props = {
  /** All schemes of the page. Fields of other schemes stay in the form, hidden. */
  schemes: readonly Pick<OfferedScheme, 'fields'>[];
  scheme: Pick<OfferedScheme, 'fields'>;
  defaults: Typed;
  reasons: Reasons;
};

/** Fields of the form, labelled as the chosen scheme names them. They are uncontrolled. */
export function VerifierFields({ schemes, scheme, defaults, reasons }: Props) {
  return (
    <div className={`columns-48 ${styles.fields}`}>
      {fieldsOf(schemes, scheme).map((field) => {
        const { name, label, hint, control: kind } = field;
        const shared = { name, defaultValue: defaults[name] ?? '' };
        return (
          <Field
            key={name}
            id={`verifier-${name}`}
            label={label}
            error={sentenceOf(field, reasons[name])}
            hint={hint}
            className={kind === 'wide' ? styles.wide : undefined}
            hidden={!scheme.fields.includes(field)}
          >
            {(control) =>
              typeof kind === 'object' ? (
                <select {...control} {...shared}>
                  <Options options={kind.map(([value, text]) => ({ value, text }))} />
                </select>
              ) : (
                <input
                  {...control}
                  {...shared}
                  className={`${control.className} code`}
                  inputMode={kind === 'digits' ? 'numeric' : undefined}
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                />
              )
            }
          </Field>
        );
      })}
    </div>
  );
}
