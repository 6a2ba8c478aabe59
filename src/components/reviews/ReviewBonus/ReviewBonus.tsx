import { FactList } from '../../elements/FactList/FactList.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import {
  OutcomeFigure,
  type OutcomeFigureModel,
} from '../../outcomes/OutcomeFigure/OutcomeFigure.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';

export type ReviewBonusModel = {
  headline: string;
  label: string;
  statement: string;
  /** Headings of outcome and ledger, each with its deposit. */
  titles: { players: string; sum: string };
  /** Outcome for 100 players; `null` where the offer needs no bets or a term is missing. */
  outcome: OutcomeFigureModel | null;
  /**
   * The same offer on other games and with other bets, the reference case first; empty if it cannot
   * be computed.
   */
  beside: readonly BesideRow[];
  /** Link to the tool with these terms filled in; `null` where it adds nothing. */
  toolHref: string | null;
  /** Ledger of the wagering; `null` where a term is missing. */
  ledger: { rows: readonly LedgerRow[]; total: LedgerRow } | null;
  caveats: readonly string[];
  terms: readonly { label: string; value: string }[];
};

type Props = {
  name: string;
  bonus: ReviewBonusModel | null;
  /** Ended offers, one line each. */
  ended: readonly string[];
};

/** Offer with its outcome, its ledger, and the terms behind both. */
export function ReviewBonus({ name, bonus, ended }: Props) {
  if (bonus === null) {
    return (
      <TitledSection id="bonus" title="The bonus and its outcome" hint="No offer on record">
        <p>
          No offer of {name} is on record, so there are no terms to judge and the criterion on bonus
          terms earns no points.
        </p>
        <EndedOffers ended={ended} />
        <TextLink href="/bonuses" text="Offers of the other casinos" />
      </TitledSection>
    );
  }
  const { headline, label, statement, titles, outcome, beside, toolHref, ledger, caveats, terms } =
    bonus;
  const isCredit = outcome?.groups.some(({ kind }) => kind === 'none') ?? false;
  return (
    <TitledSection id="bonus" title="The bonus and its outcome" hint={`${headline} · ${statement}`}>
      <p>
        <b>
          {label}: {headline}.
        </b>{' '}
        {statement}
      </p>
      {outcome !== null && <OutcomeFigure caption={titles.players} outcome={outcome} />}
      {beside.length > 1 && (
        <DataTable
          caption="The same offer on other model games, and with other bets"
          columns={[
            { label: 'Played', wide: true },
            {
              label: isCredit ? 'Of 100 leave with nothing' : 'Of 100 lose everything',
              align: 'end',
            },
            { label: 'Middle result', align: 'end' },
            { label: isCredit ? 'Leave with something' : 'Leave with more', align: 'end' },
          ]}
          rows={beside.map(({ game, worst, middle, above }) => [
            game.charAt(0).toUpperCase() + game.slice(1),
            worst,
            middle,
            above,
          ])}
        />
      )}
      {toolHref !== null && <TextLink href={toolHref} text="Work it out with my figures" />}
      {outcome !== null && <h3>{titles.sum}</h3>}
      {ledger === null ? (
        <Notice tone="warn">
          The casino does not state a term that the sum needs, or no game against the house counts.
          We cannot say what this offer costs, and we count that against it.
        </Notice>
      ) : (
        <Ledger caption={`The plain math of ${headline}`} rows={ledger.rows} total={ledger.total} />
      )}
      {caveats.length > 0 && (
        <div className="soft stack-2 measure">
          {caveats.map((caveat) => (
            <p key={caveat}>{caveat}</p>
          ))}
        </div>
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

type BesideRow = {
  /** Game and bet size. */
  game: string;
  /** Players in 100. */
  worst: string;
  above: string;
  middle: string;
};
