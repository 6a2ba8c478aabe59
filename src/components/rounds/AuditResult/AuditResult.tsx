import type { ReactNode, Ref } from 'react';
import type { AuditReport, OddsCount } from '#domain/rounds/report.ts';
import type { AnswerId } from '#format/rounds/answer-words.ts';
import { type AnswerWords, auditAnswers } from '#format/rounds/audit-answers.ts';
import { counted, formatRough, gameName } from '#format/rounds/round-words.ts';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import { AnswerSection } from '../AnswerSection/AnswerSection.tsx';
import { CostFigures } from '../CostFigures/CostFigures.tsx';
import { FilesRead } from '../FilesRead/FilesRead.tsx';
import { FindingFold } from '../FindingFold/FindingFold.tsx';
import styles from '../rounds.module.css';
import { SeedTable } from '../SeedTable/SeedTable.tsx';

type Props = {
  report: AuditReport;
  /** Note on the whole result: an example, or incomplete. */
  note?: string;
  /** False for a partial report, which has no costs, bonus rules or files. */
  isWhole?: boolean;
  heading?: Ref<HTMLHeadingElement>;
  forms?: Partial<Record<AnswerId, ReactNode>>;
};

/** Most currencies and boards on one page: a phone cannot take more at once. */
const SHOWN = 12;
/** Answers that are computed while rounds are read. */
const CHECKED = 4;
/** Boards shown outside a fold. */
const AT_ONCE = 3;

/** Report of an audit: six answers, each with its evidence. */
export function AuditResult({ report, note, isWhole = true, heading, forms = {} }: Props) {
  const { rounds, games, seeds, costs, bonusRules: bonus } = report;
  const answers = auditAnswers(report).slice(0, isWhole ? undefined : CHECKED);
  const { kept, broken, waiting } = report.seedSums;
  const odds = report.odds
    .filter(({ asFarOf1000 }) => asFarOf1000 !== null)
    .toSorted((one, other) => other.rounds - one.rounds)
    .slice(0, SHOWN);
  const oddsLeft = report.odds.length - odds.length;
  const boards = odds.map((count) => (
    <OddsTable key={`${count.operator} ${count.game} ${count.of}`} odds={count} />
  ));
  const evidence: Partial<Record<AnswerId, ReactNode>> = {
    seeds: <SeedTable seeds={seeds} all={kept + broken + waiting} />,
    cost: (
      <>
        <div className={`stack-4 ${styles.capped}`}>
          {costs.slice(0, SHOWN).map((cost) => (
            <CostFigures key={cost.currency} cost={cost} />
          ))}
        </div>
        {boards.slice(0, AT_ONCE)}
        {boards.length > AT_ONCE && (
          <Fold summary={`Outcomes of ${counted(boards.length - AT_ONCE, 'more bet')}`}>
            {boards.slice(AT_ONCE)}
          </Fold>
        )}
        {oddsLeft > 0 && (
          <p className="small">
            {counted(oddsLeft, 'more bet')}, most of them made too rarely to say how unusual their
            outcomes are, stand in the saved result.
          </p>
        )}
      </>
    ),
    'bonus-rules': bonus && (
      <div>
        <FindingFold name="Break a rule" findings={bonus.broken} count={bonus.brokenCount} />
        <FindingFold name="Near the largest bet" findings={bonus.near} count={bonus.nearCount} />
      </div>
    ),
  };
  return (
    <section className={`stack-6 ${styles.result}`} aria-labelledby="audit-title">
      <h2 id="audit-title" ref={heading} tabIndex={-1}>
        {counted(rounds, 'round')} of {counted(games.length, 'game')}
      </h2>
      {note !== undefined && <p>{note}</p>}
      {answers.map((answer) => (
        <AnswerSection key={answer.id} answer={answer}>
          {answer.id === 'payouts' && <RuleList tallies={answer.tallies} records={report.rules} />}
          {evidence[answer.id]}
          {forms[answer.id]}
        </AnswerSection>
      ))}
      {isWhole && <FilesRead report={report} />}
    </section>
  );
}

/** Outcomes of one board by frequency, against the usual odds of the game. */
function OddsTable({ odds }: { odds: OddsCount }) {
  const { operator, game, of, rounds, outcomes, asFarOf1000, asFarAmongAllOf1000 } = odds;
  const { raisedSeenOf1000: raised } = odds;
  const name = `${gameName(operator, game)}, ${of}`;
  // Among many boards an unusual one is likely.
  const among =
    asFarAmongAllOf1000 == null
      ? ''
      : ` With every board of these files looked at, at most ${Math.ceil(asFarAmongAllOf1000)} would show one as far.`;
  const strength =
    raised === null
      ? ''
      : ` Had the edge been 1% higher, ${Math.floor(raised.from)} to ${Math.ceil(raised.to)} of 1,000 would look unusual; of honest ones up to 50 do.`;
  const far =
    asFarOf1000 === null
      ? 'Too few rounds to say how unusual this is.'
      : `Of 1,000 honest histories of this length, ${Math.floor(asFarOf1000.from)} to ${Math.ceil(asFarOf1000.to)} would be as far from the odds.${among}${strength}`;
  return (
    <Fold summary={`Outcomes of ${name}: ${counted(rounds, 'round')}`} hint={far}>
      <DataTable
        caption={far}
        showCaption
        wraps
        columns={['Outcome', 'Came', 'By the odds'].map((label) => ({ label }))}
        rows={outcomes.map((outcome) => [
          outcome.name,
          outcome.counted,
          formatRough(outcome.expected),
        ])}
      />
    </Fold>
  );
}

type RuleProps = { tallies: AnswerWords['tallies']; records: AuditReport['rules'] };

/** Payout rules with rounding, source and day of reading. */
function RuleList({ tallies = [], records = [] }: RuleProps) {
  const rules = records.flatMap((record) => {
    const judged = tallies.find(({ rule }) => rule === record.id);
    return judged ? { ...record, name: gameName(judged.operator, judged.game) } : [];
  });
  const bySources = Map.groupBy(rules, ({ sources }) => sources);
  if (rules.length === 0) return null;
  return (
    <div className={`small stack-2 ${styles.rules} ${styles.capped}`}>
      <h4>Rules, rounding and where we read them</h4>
      {[...bySources].map(([sources, read]) => (
        <div key={read[0]?.id}>
          {read.map(({ id, name, inWords, inferred }) => (
            <p key={id}>
              <b>{name}.</b> {inWords} {inferred !== null && `Inferred: ${inferred}`}
            </p>
          ))}
          <p>
            Sources: <SourceNames sources={sources} />.
          </p>
        </div>
      ))}
    </div>
  );
}
