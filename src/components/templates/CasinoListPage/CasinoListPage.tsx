import type { ComponentProps } from 'react';
import type { CasinoVerdict } from '#domain/ratings/verdict.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CASINO_VERDICT_WORDS, VERDICT_RULE } from '#format/verdict-words.ts';
import { AvoidList } from '../../casinos/AvoidList/AvoidList.tsx';
import { CasinoList, type ListedCasino } from '../../casinos/CasinoList/CasinoList.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { ListSorts } from '../../elements/ListSorts/ListSorts.tsx';
import { Mark } from '../../elements/Mark/Mark.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { VERDICT_MARKS } from '../../ratings/VerdictWord/VerdictWord.tsx';
import styles from './CasinoListPage.module.css';

export type CasinoListModel = {
  trail: readonly LinkItem[];
  counts: readonly { verdict: CasinoVerdict; count: number }[];
  tested: { count: number; of: number };
  coins: readonly string[];
  casinos: readonly ListedCasino[];
  avoid: ComponentProps<typeof AvoidList>['casinos'];
  /** Facts that would change the word. */
  change: string;
};

const SORTS = [
  { value: '', text: 'Best score' },
  { value: 'pay', text: 'Fastest payout' },
  { value: 'deposit', text: 'Lowest deposit' },
  { value: 'name', text: 'A to Z' },
];

const FILTERS = [
  { value: 'license', text: 'License on a register' },
  { value: 'no-id', text: 'No ID check stated' },
  { value: 'hour', text: 'Pays within 1 hour' },
];

/** Every casino with its word; those to avoid apart, with the reasons. */
export function CasinoListPage({ page }: { page: CasinoListModel }) {
  const { trail, counts, tested, coins, casinos, avoid, change } = page;
  return (
    <>
      <CompactHead
        trail={trail}
        title="Casino reviews"
        lead="One word for each, and why."
        actions={
          <dl className={styles.counts}>
            {counts.map(({ verdict, count }) => (
              <div key={verdict}>
                <dt>
                  <Mark kind={VERDICT_MARKS[verdict]} isSilent />
                  {verdict === 'avoid' ? (
                    <a href="#avoid">{CASINO_VERDICT_WORDS.avoid}</a>
                  ) : (
                    CASINO_VERDICT_WORDS[verdict]
                  )}
                </dt>
                <dd>{count}</dd>
              </div>
            ))}
            <div className={tested.count === 0 ? styles.none : undefined}>
              <dt>tested with our own money</dt>
              <dd>{`${tested.count} of ${tested.of}`}</dd>
            </div>
          </dl>
        }
      />
      <Section variant="tight">
        {casinos.length > 0 && (
          <>
            <ListSorts
              list="list"
              count={casinos.length}
              noun="casinos"
              sorts={SORTS}
              filters={FILTERS}
              oneOf={[
                { value: '', text: 'Any coin' },
                ...coins.map((code) => ({ value: code.toLowerCase(), text: `Takes ${code}` })),
              ]}
            >
              {avoid.length > 0 && (
                <>
                  , and {avoid.length} to avoid <a href="#avoid">below</a>
                </>
              )}
            </ListSorts>
            <h2 className="unseen">Recommended, mixed and not rated yet</h2>
            <CasinoList id="list" casinos={casinos} />
          </>
        )}
        <p className={`fine ${styles.rule}`}>
          {VERDICT_RULE.join(' ')} Payout times are the casinos’ own.{' '}
          <a href="/how-we-rate#verdict">How we rate</a>
        </p>
        <section id="avoid" className={styles.avoid} aria-labelledby="avoid-title">
          <h2 id="avoid-title">Casinos to avoid, and why</h2>
          <p className="soft">{change}</p>
          {avoid.length > 0 && <AvoidList casinos={avoid} />}
        </section>
      </Section>
    </>
  );
}
