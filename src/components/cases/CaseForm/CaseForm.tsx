import type { Ref, SyntheticEvent } from 'react';
import {
  CASE_KINDS,
  type CaseKind,
  type CaseReasons,
  kindOf,
  type TypedCase,
} from '#domain/complaints/case-fields.ts';
import {
  caseReason,
  KIND_WORDS,
  TICKS,
  TROUBLE_WORDS,
  WAYS,
  WRITTEN,
} from '#format/cases/form-words.ts';
import { Button } from '../../elements/Button/Button.tsx';
import { FieldError } from '../../elements/Field/Field.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import type { Option } from '../../elements/Select/Select.tsx';
import { LedgerField } from '../../outcomes/LedgerField/LedgerField.tsx';
import styles from '../cases.module.css';

type Props = {
  /** Values that the fields begin with; `loads` counts how often they were set anew. */
  defaults: { typed: TypedCase; loads: number };
  /** Current values, which decide the fields to show. */
  typed: TypedCase;
  /** Further fields that this case needs. */
  further: ReadonlySet<string>;
  reasons: CaseReasons;
  casinos: readonly Option[];
  countries: readonly Option[];
  ref: Ref<HTMLFormElement>;
  onFollow: () => void;
  onSubmit: (event: SyntheticEvent) => void;
};

/** Five questions on one screen. The fields are uncontrolled and keep their own text. */
export function CaseForm(props: Props) {
  const { defaults, typed, further, reasons, casinos, countries, ref, onFollow, onSubmit } = props;
  const kind = kindOf(typed);
  const troubles = kind === null ? [] : CASE_KINDS[kind];
  const hasWritten = typed['written'] === 'sent' || typed['written'] === 'final';
  const field = (
    name: string,
    label: string,
    rest: { options?: readonly Option[]; isDay?: true; takesWords?: true } = {},
    isHidden = false,
  ) => (
    <LedgerField
      key={name}
      field={{ name, label, ...rest }}
      defaultValue={defaults.typed[name] ?? ''}
      error={reasons[name] && caseReason(name, reasons[name])}
      hidden={isHidden}
    />
  );
  const day = { isDay: true } as const;
  return (
    // Outside a dialog this method does nothing: the form goes nowhere even before the script runs.
    <form
      className={`raised ${styles.form}`}
      method="dialog"
      ref={ref}
      aria-labelledby="case-title"
      autoComplete="off"
      onInput={onFollow}
      onSubmit={onSubmit}
      noValidate
    >
      <div className={styles.top}>
        <h2 id="case-title">Your case</h2>
        <span className="fine">Stays on this device</span>
      </div>
      <div key={defaults.loads} className={`controls ${styles.fields}`}>
        {field('casino', 'Casino', { options: casinos })}
        {field('country', 'You live in', { options: countries })}
        <fieldset className={styles.kinds} aria-describedby="case-kind-error">
          <legend>What went wrong?</legend>
          <div>
            {Object.entries(KIND_WORDS).map(([value, text]) => (
              <label key={value} className={styles.tile}>
                <input
                  className="over-face"
                  type="radio"
                  name="kind"
                  value={value}
                  defaultChecked={defaults.typed['kind'] === value}
                />
                <span>{text}</span>
              </label>
            ))}
          </div>
          <FieldError
            id="case-kind-error"
            error={reasons['kind'] && caseReason('kind', reasons['kind'])}
          />
        </fieldset>
        <div key={kind}>
          {field(
            'trouble',
            'Which of these?',
            { options: troubles.map((value) => ({ value, text: TROUBLE_WORDS[value] })) },
            troubles.length < 2,
          )}
        </div>
        {field('day', dayLabel(kind), day)}
        {field('deposit', 'It took a deposit on', day, kind !== 'shut')}
        {field('written', 'You’ve written to it', { options: WRITTEN })}
        {field('sent', 'You wrote on', day, !hasWritten)}
        {field('by', 'By', { options: WAYS }, !hasWritten)}
        {field('answered', 'It answered on', day, typed['written'] !== 'final')}
      </div>
      <p data-needs-script>
        This form needs its script, which isn’t running. The rules below work without it.
      </p>
      <div className={`controls ${styles.submit}`}>
        <Button type="submit" wide>
          Show my dates
        </Button>
        <div key={defaults.loads}>
          <Fold summary="Details that can change the answer">
            <div className={styles.fields}>
              {field('notice', 'It asked for more time on', day, !further.has('notice'))}
              {field('paused', 'It stopped the clock on', day, !further.has('paused'))}
              {field('resumed', 'You sent what it asked for on', day, !further.has('resumed'))}
              {field('latest', 'Not sure of the day? Latest it can be', day)}
              {field('sum', 'Amount', { takesWords: true })}
              {field('currency', 'Coin or currency', { takesWords: true })}
              {Object.entries(TICKS).map(([name, text]) => (
                <label key={name} className={styles.tick} hidden={!isTickOf(name, further)}>
                  <input
                    type="checkbox"
                    name={name}
                    defaultChecked={defaults.typed[name] === 'on'}
                  />
                  <span>{text}</span>
                </label>
              ))}
              {typed['finding'] !== undefined && field('finding', 'Finding', { takesWords: true })}
            </div>
          </Fold>
        </div>
      </div>
    </form>
  );
}

const dayLabel = (kind: CaseKind | null) => (kind === 'shut' ? 'You asked on' : 'It happened on');

const isTickOf = (name: string, further: ReadonlySet<string>) =>
  !/^(?:court|posted)$/.test(name) || further.has(name);
