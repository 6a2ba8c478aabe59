import { NO_OFFER } from '#format/unknown-words.ts';
import type { TrapModel } from '#format/trap-words.ts';
import { READINGS_LEAD } from '#format/reading-words.ts';
import {
  type HundredOf,
  HundredPair,
  type TermsChange,
  TermsVersions,
} from '../../bonuses/TermsVersions/TermsVersions.tsx';
import { TrapList } from '../../bonuses/TrapList/TrapList.tsx';
import { FactList } from '../../elements/FactList/FactList.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import {
  OutcomeFigure,
  type OutcomeFigureModel,
} from '../../outcomes/OutcomeFigure/OutcomeFigure.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';

export type ReviewBonusModel = {
  headline: string;
  label: string;
  statement: string;
  /** Caption of the outcome, with its deposit. */
  caption: string;
  /** Outcome for 100 players; `null` where the offer needs no bets or a term is missing. */
  outcome: OutcomeFigureModel | null;
  /** Link to the tool with these terms filled in; `null` where it adds nothing. */
  toolHref: string | null;
  /** Ledger of an offer without an outcome, or that pays back; `null` where a term is missing. */
  ledger: { rows: readonly LedgerRow[]; total: LedgerRow } | null;
  caveats: readonly string[];
  /** Clauses that can take money. */
  traps: readonly TrapModel[];
  /** Readings of what the terms leave open, in pairs. */
  readings: readonly (readonly HundredOf[])[];
  /** Earlier terms beside those that followed. */
  versions: readonly TermsChange[];
  terms: readonly { label: string; value: string }[];
};

type Props = {
  name: string;
  bonus: ReviewBonusModel | null;
  /** Ended offers, one line each. */
  ended: readonly string[];
};

/** Offer with its outcome, and the terms behind it. */
export function ReviewBonus({ name, bonus, ended }: Props) {
  if (bonus === null) {
    return (
      <TitledSection id="bonus" title="The bonus and its outcome" isFolded hint={NO_OFFER}>
        <p>
          We know of no offer from {name}. Without terms to judge, the criterion on bonus terms
          earns no points.
        </p>
        <EndedOffers ended={ended} />
        <TextLink href="/bonuses" text="Offers of the other casinos" />
      </TitledSection>
    );
  }
  const {
    headline,
    label,
    statement,
    caption,
    outcome,
    toolHref,
    ledger,
    caveats,
    terms,
    traps,
    readings,
    versions,
  } = bonus;
  return (
    <TitledSection
      id="bonus"
      title="The bonus and its outcome"
      isFolded
      hint={`${headline} · ${statement}`}
    >
      <p>
        <b>
          {label}: {headline}.
        </b>{' '}
        {statement}
      </p>
      {outcome !== null && <OutcomeFigure caption={caption} outcome={outcome} />}
      {toolHref !== null && <TextLink href={toolHref} text="Work it out with my figures" />}
      {ledger === null && outcome === null && (
        <Notice tone="warn">
          The casino doesn’t state a term that the math needs, or no game against the house counts.
          We can’t say what this offer costs, and we count that against it.
        </Notice>
      )}
      {ledger !== null && (
        <Ledger caption={`The plain math of ${headline}`} rows={ledger.rows} total={ledger.total} />
      )}
      {caveats.length > 0 && (
        <div className="soft stack-2 measure">
          {caveats.map((caveat) => (
            <p key={caveat}>{caveat}</p>
          ))}
        </div>
      )}
      {traps.length > 0 && (
        <>
          <h3>What the terms can take</h3>
          <TrapList traps={traps} />
        </>
      )}
      {readings.length > 0 && (
        <>
          <h3>Two readings</h3>
          <p>{READINGS_LEAD}</p>
          {readings.map((pair) => (
            <HundredPair key={pair[0]?.title} hundreds={pair} />
          ))}
        </>
      )}
      {versions.length > 0 && (
        <>
          <h3>Earlier terms</h3>
          <TermsVersions changes={versions} />
        </>
      )}
      <h3>Terms that matter</h3>
      <FactList facts={terms} />
      <EndedOffers ended={ended} />
    </TitledSection>
  );
}

function EndedOffers({ ended }: Pick<Props, 'ended'>) {
  if (ended.length === 0) return null;
  return (
    <>
      <h3>Offers that have ended</h3>
      <ul>
        {ended.map((offer) => (
          <li key={offer}>{offer}</li>
        ))}
      </ul>
    </>
  );
}
