import { type FormEvent, useEffect, useRef, useState } from 'react';
import type {} from '#browser/reader.ts';
import { Button } from '#components/elements/Button/Button.tsx';
import { SelfCheckQuestions } from '#components/help/SelfCheckQuestions/SelfCheckQuestions.tsx';
import {
  type SelfCheckBand,
  SelfCheckResult,
} from '#components/help/SelfCheckResult/SelfCheckResult.tsx';
import type { HelpLine } from '#components/shell/HelpPhone/HelpPhone.tsx';
import {
  ANSWER_POINTS,
  HIGHEST_POINTS,
  isAtRisk,
  type SelfCheckBandId,
  type SelfCheckResult as Outcome,
  scoreSelfCheck,
} from '#domain/self-check/self-check.ts';
import styles from './SelfCheck.module.css';
import { guarded } from './IslandBoundary.tsx';

type Props = {
  title: string;
  intro: string;
  period: string;
  questions: readonly { id: string; text: string }[];
  options: readonly { label: string; points: number }[];
  bands: readonly (SelfCheckBand & { id: SelfCheckBandId })[];
  notADiagnosis: string;
  help: readonly HelpLine[];
  helpWebsite: { name: string; href: string };
};

/**
 * The self-check. It must run in the browser because the answers may not leave it: they live in the
 * form alone, are neither stored nor sent, and go with the page. Without script the questions stand,
 * and the table below them says how to add up by hand.
 */
export const SelfCheck = guarded(function SelfCheck(props: Props) {
  const { title, intro, period, questions, options, bands, notADiagnosis } = props;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [askedCount, setAskedCount] = useState(0);
  const resultHeading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (askedCount === 0) return;
    resultHeading.current?.scrollIntoView();
    resultHeading.current?.focus({ preventScroll: true });
  }, [askedCount]);

  const score = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const answers = questions.map(
      ({ id }) => ANSWER_POINTS.find((points) => String(points) === given.get(id)) ?? null,
    );
    const scored = scoreSelfCheck(answers);
    setOutcome(scored);
    if (scored.ok && isAtRisk(scored.bandId)) window.reader?.hideCasinoLinks();
    return scored;
  };
  const showResult = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const scored = score(form);
    if (scored.ok) {
      setAskedCount((count) => count + 1);
      return;
    }
    const first = questions[scored.unanswered[0] ?? 0];
    form.querySelector<HTMLInputElement>(`input[name="${first?.id}"]`)?.focus();
  };
  const forget = () => {
    setOutcome(null);
    setAskedCount(0);
  };
  const unanswered = outcome?.ok === false ? outcome.unanswered : [];
  const band = outcome?.ok ? bands.find(({ id }) => id === outcome.bandId) : undefined;
  return (
    <div className="stack-4">
      <p className={styles.intro}>{intro}</p>
      {/* Sends nothing even before the script is there: outside a dialog this method does nothing. */}
      <form
        className="stack-4"
        method="dialog"
        autoComplete="off"
        aria-label={title}
        onSubmit={showResult}
        onChange={(event) => outcome !== null && score(event.currentTarget)}
        onReset={forget}
        noValidate
      >
        <p className={styles.period}>{period}</p>
        <SelfCheckQuestions
          period={period}
          questions={questions}
          options={options}
          unanswered={unanswered}
        />
        <div className="actions row controls">
          <Button type="submit">Show my result</Button>
          <Button type="reset" variant="quiet">
            Clear my answers
          </Button>
        </div>
        <p className="wrong" role="status">
          {unanswered.length > 0 &&
            `${unanswered.length} of ${questions.length} questions are still open: ${unanswered.map((position) => position + 1).join(', ')}.`}
        </p>
      </form>
      {outcome?.ok && band !== undefined && (
        <SelfCheckResult
          points={outcome.points}
          highestPoints={HIGHEST_POINTS}
          band={band}
          notADiagnosis={notADiagnosis}
          help={props.help}
          helpWebsite={props.helpWebsite}
          headingRef={resultHeading}
        />
      )}
    </div>
  );
});
