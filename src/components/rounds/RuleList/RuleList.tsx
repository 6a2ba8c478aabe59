import type { AuditReport, CheckTally } from '#domain/rounds/report.ts';
import { gameName } from '#format/rounds/round-words.ts';
import { SourceNames } from '../../elements/SourceName/SourceNames.tsx';
import styles from '../rounds.module.css';

type Props = { tallies: readonly CheckTally[]; records: NonNullable<AuditReport['rules']> };

/** The rules that payouts were held against, with their rounding, and where each was read on which day. */
export function RuleList({ tallies, records }: Props) {
  const byRule = new Map(tallies.map((tally) => [tally.rule, tally]));
  const rules = [...byRule].flatMap(([id, { operator, game }]) => {
    const record = records.find((candidate) => candidate.id === id);
    return record === undefined ? [] : [{ ...record, name: gameName(operator, game) }];
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
