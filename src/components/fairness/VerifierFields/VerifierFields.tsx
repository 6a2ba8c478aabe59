import type { Reasons, Typed } from '#domain/fairness/rule.ts';
import { fieldsOf, type OfferedScheme } from '../offered-scheme.ts';
import { sentenceOf } from '../verifier-words.ts';
import { VerifierField } from '../VerifierField/VerifierField.tsx';
import styles from './VerifierFields.module.css';

type Props = {
  /** Every scheme of the page: what only others ask for is there, out of sight. */
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
