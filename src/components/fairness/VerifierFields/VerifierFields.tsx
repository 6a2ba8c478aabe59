import { asksFor, INPUT_FIELDS, type InputField, type MethodId } from '#domain/fairness/methods.ts';
import type { InputReasons, TypedRound } from '#domain/fairness/typed-round.ts';
import { PLINKO_RISKS, PLINKO_ROWS } from '#domain/odds/plinko-tables.ts';
import { HINTS, labelOf, REASON_WORDS } from '../verifier-words.ts';
import { VerifierField } from '../VerifierField/VerifierField.tsx';
import styles from './VerifierFields.module.css';

type Props = {
  /** Every way of checking on the page: a field that none of them asks for is not there. */
  methods: readonly MethodId[];
  method: MethodId;
  defaults: TypedRound;
  reasons: InputReasons;
};

const WIDE = new Set<InputField>(['revealed', 'shownHash']);

const OPTIONS = {
  rows: PLINKO_ROWS.map((rows) => [String(rows), String(rows)] as const),
  risk: [['', 'Not known'] as const, ...PLINKO_RISKS.map((risk) => [risk, risk] as const)],
};

/** The fields of the form, named as the chosen way of checking names them. */
export function VerifierFields({ methods, method, defaults, reasons }: Props) {
  const asked = INPUT_FIELDS.filter((field) => methods.some((id) => asksFor(id, field)));
  return (
    <div className={styles.fields}>
      {asked.map((field) => {
        const reason = reasons[field];
        return (
          <VerifierField
            key={field}
            id={`verifier-${field}`}
            name={field}
            label={labelOf(method, field)}
            defaultValue={defaults[field]}
            hint={method === 'hash-only' ? undefined : HINTS[field]}
            error={reason && REASON_WORDS[reason]}
            wide={WIDE.has(field)}
            numeric={field === 'nonce'}
            hidden={!asksFor(method, field)}
            {...((field === 'rows' || field === 'risk') && { options: OPTIONS[field] })}
          />
        );
      })}
    </div>
  );
}
