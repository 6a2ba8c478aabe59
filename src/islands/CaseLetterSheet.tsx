import { type Ref, useState } from 'react';
import { copyText } from '#browser/copy-text.ts';
import { downloadText } from '#browser/download-text.ts';
import { writeFragment } from '#browser/fragment-state.ts';
import { CaseLetter } from '#components/cases/CaseLetter/CaseLetter.tsx';
import type { CaseView } from '#components/cases/case-view-model.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { calendarFile } from '#domain/complaints/calendar-file.ts';
import { type CaseCasino, caseFragment, type TypedCase } from '#domain/complaints/case-fields.ts';
import type { CaseAnswer, CaseInput } from '#domain/complaints/case-types.ts';
import type { Letter, LetterPart } from '#domain/complaints/letter-types.ts';
import { letterText } from '#domain/complaints/letter-text.ts';
import { writeLetter } from '#domain/complaints/letters.ts';
import { formatCounted } from '#format/counted.ts';
import type { CaseLicences } from './case-view.ts';

type Props = {
  input: CaseInput;
  answer: CaseAnswer;
  casino: CaseCasino;
  licences: CaseLicences;
  view: CaseView;
  typed: TypedCase;
  heading: Ref<HTMLHeadingElement>;
};

/** The letter of a case, with what can be done with it. What is filled in stays in memory. */
export function CaseLetterSheet(props: Props) {
  const { input, answer, casino, licences, view, typed, heading } = props;
  const [filled, setFilled] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState('');
  const [asksForData, setAsksForData] = useState(false);
  const toggle = view.kind !== 'shut' && (
    <Button size="small" variant="quiet" onClick={() => setAsksForData(!asksForData)}>
      <span>{asksForData ? 'Back to the letter' : 'Ask for my data'}</span>
    </Button>
  );
  const kind = asksForData ? 'data-access' : answer.letter;
  if (kind === 'none-now') {
    return (
      <section key="none" className="stack-4" aria-labelledby="case-letter">
        <h2 id="case-letter" ref={heading} tabIndex={-1} className="part-title">
          No letter now
        </h2>
        <p>{toggle ? 'You can still ask for your data.' : 'Its answer comes first.'}</p>
        <div className="row controls">{toggle}</div>
      </section>
    );
  }
  const facts = letterFacts(typed, casino);
  const letter = writeLetter({
    kind,
    case: input,
    answer,
    licenses: licences,
    facts,
  });
  const open = letter.blanks.filter((name) => !filled[name]);
  const copy = async () => {
    const outcome = await copyText(letterText(filledIn(letter, filled)), null);
    const left =
      open.length === 0
        ? ''
        : ` ${formatCounted(open.length, 'place is', 'places are')} not filled in: ${open.join(', ')}.`;
    setSaid(
      outcome === 'copied'
        ? `Copied.${left}`
        : 'Your browser doesn’t let a page copy. Select the letter and copy it by hand.',
    );
  };
  const entries = view.dates.filter(({ kind, day }) => kind !== 'past' && day > input.today);
  const saveDates = () =>
    downloadText(
      'complaint-dates.ics',
      calendarFile(
        entries.map(({ id, day, title, text, source }) => ({
          id,
          day,
          title: `${title}: ${casino.name || 'casino'}`,
          text: `${text} ${source}. Never pay to be paid.`.trim(),
        })),
        input.today,
      ),
      'text/calendar',
    );
  const keep = () => {
    writeFragment(caseFragment(typed));
    setSaid('The address now holds your case. Anyone who sees it can read it.');
  };
  return (
    <CaseLetter
      key={kind}
      letter={letter}
      filled={filled}
      blankCount={open.length}
      heading={heading}
      onFill={(name, text) => setFilled((before) => ({ ...before, [name]: text }))}
      actions={
        <div className="stack-2">
          <div className="actions row">
            <Button size="small" onClick={() => void copy()}>
              Copy
            </Button>
            <Button size="small" variant="quiet" onClick={() => print()}>
              Print
            </Button>
            {entries.length > 0 && (
              <Button size="small" variant="quiet" onClick={saveDates}>
                Dates to calendar
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={keep}>
              Keep in the address
            </Button>
            {toggle}
          </div>
          <p className="small" role="status">
            {said}
          </p>
        </div>
      }
    />
  );
}

function letterFacts(typed: TypedCase, { name, group }: CaseCasino) {
  const { sum = '', currency = '', finding = '' } = typed;
  return {
    casino: name || undefined,
    operator: group.length > 0 ? group.join(', ') : undefined,
    claim: sum === '' ? undefined : `${sum} ${currency.toUpperCase()}`.trim(),
    finding: finding || undefined,
  };
}

/** Letter with what the reader typed in place of its blanks. */
function filledIn(letter: Letter, filled: Readonly<Record<string, string>>): Letter {
  const fill = (line: readonly LetterPart[]) =>
    line.map((part) => {
      const text = 'blank' in part ? filled[part.blank] : '';
      return text ? { text } : part;
    });
  return {
    ...letter,
    to: fill(letter.to),
    subject: fill(letter.subject),
    paragraphs: letter.paragraphs.map(fill),
    blanks: letter.blanks.filter((name) => !filled[name]),
  };
}
