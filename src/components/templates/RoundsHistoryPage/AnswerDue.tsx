import { answerDue } from '#domain/rounds/answer-due.ts';
import { formatDate } from '#format/text.ts';
import { Button } from '../../elements/Button/Button.tsx';
import { Field } from '../../elements/Field/Field.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import type { Law } from './law.ts';
import styles from './RoundsHistoryPage.module.css';

/** Last day of January: February has no such day. */
const SHORTENED = '2027-01-31';

/** Rule for counting the deadline, and a form that computes it and saves it as a calendar entry. */
export function AnswerDue({ laws }: { laws: readonly Law[] }) {
  const timed = laws.filter(({ due }) => due !== null);
  return (
    <TitledSection id="due" title="When the answer is due">
      <p>
        A month ends on the date of your request. If the next month has no such date, it ends on its
        last day: a request of {formatDate(SHORTENED)} is due on{' '}
        {formatDate(answerDue(SHORTENED, { months: 1 }))}. Days are counted from the day after the
        request. We don’t move a day for weekends or holidays, which can add days. The time begins
        when the casino receives the request.
      </p>
      {/* `method="dialog"` never sends the form, so the date gets into no address. */}
      <form className={`row ${styles.due}`} method="dialog" data-request hidden>
        <Field id="due-law" label="Law">
          {(control) => (
            <select {...control} name="law" autoComplete="off">
              {timed.map(({ id, name, due }) => (
                <option key={id} value={`${id} ${JSON.stringify(due)}`}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="due-asked" label="Day of the request">
          {(control) => <input {...control} type="date" name="asked" required autoComplete="off" />}
        </Field>
        <Button type="submit" variant="quiet" size="small">
          Save for my calendar
        </Button>
        <output />
      </form>
      <p data-needs-script>
        The form that works the day out and saves it for a calendar needs JavaScript.
      </p>
    </TitledSection>
  );
}
