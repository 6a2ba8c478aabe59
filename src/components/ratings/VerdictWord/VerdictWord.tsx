import type { CasinoVerdict } from '#domain/ratings/verdict.ts';
import { CASINO_VERDICT_WORDS } from '#format/verdict-words.ts';
import type { VisitModel } from '../../casinos/visit-model.ts';
import { whereLinked } from '../../casinos/where-linked.ts';
import { Mark } from '../../elements/Mark/Mark.tsx';
import styles from './VerdictWord.module.css';

type Props = {
  verdict: CasinoVerdict;
  visit: VisitModel;
  /** In the display face, for rows and heads. */
  isLarge?: boolean;
  /** Beside an offer, where the word could be taken for the offer’s. */
  namesCasino?: boolean;
};

export const VERDICT_MARKS = {
  recommended: 'yes',
  mixed: 'half',
  avoid: 'no',
  unrated: 'open',
} as const;

/** The one word on a casino with its mark. Praise is shown only where the reader’s country allows a link. */
export function VerdictWord({ verdict, visit, isLarge = false, namesCasino = false }: Props) {
  const isPraise = verdict === 'recommended' || verdict === 'mixed';
  return (
    <span
      className={[styles.word, styles[verdict], isLarge && styles.large].filter(Boolean).join(' ')}
      {...(isPraise && whereLinked(visit))}
    >
      <Mark kind={VERDICT_MARKS[verdict]} isSilent />
      <b>
        {CASINO_VERDICT_WORDS[verdict]}
        {namesCasino && verdict === 'recommended' && ' casino'}
      </b>
    </span>
  );
}
