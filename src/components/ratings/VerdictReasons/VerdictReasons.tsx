import type { CasinoVerdict } from '#domain/ratings/verdict.ts';
import { Mark, type MarkKind } from '../../elements/Mark/Mark.tsx';
import styles from './VerdictReasons.module.css';

export type VerdictModel = {
  verdict: CasinoVerdict;
  /** The reasons in one line of at most 70 characters. */
  brief: string;
  reasons: readonly {
    mark: MarkKind;
    name: string;
    reason: string;
    /** Source and day; `null` where nothing is known. */
    source: string | null;
    /** Anchor of the fact on the page of the review. */
    anchor: string;
  }[];
};

type Props = {
  verdict: VerdictModel;
  /** Address of the review; empty on its own page. */
  review?: string;
};

/** Reasons for the word on a casino, a line each, with source and day. */
export function VerdictReasons({ verdict, review = '' }: Props) {
  if (verdict.reasons.length === 0) return null;
  return (
    <ul className={styles.reasons} role="list">
      {verdict.reasons.map(({ mark, name, reason, source, anchor }) => (
        <li key={name}>
          <Mark kind={mark} />{' '}
          <span>
            <b>{name}.</b> {reason} {source !== null && <a href={review + anchor}>{source}</a>}
          </span>
        </li>
      ))}
    </ul>
  );
}
