import { FactList } from '../../elements/FactList/FactList.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import styles from './ReviewBonus.module.css';

export type ReviewBonusModel = {
  headline: string;
  label: string;
  statement: string;
  /** `null` where a term is missing and the cost cannot be worked out. */
  ledger: { rows: readonly LedgerRow[]; total: LedgerRow } | null;
  caveats: readonly string[];
  terms: readonly { label: string; value: string }[];
};

type Props = { name: string; bonus: ReviewBonusModel | null };

/** The offer, what completing its wagering costs on average, and the terms that decide the rest. */
export function ReviewBonus({ name, bonus }: Props) {
  if (bonus === null) {
    return (
      <TitledSection id="bonus" title="The bonus and its cost">
        <p>
          No offer of {name} is on record, so there is nothing to cost and the criterion on bonus
          terms earns no points.
        </p>
        <TextLink href="/bonuses" text="Offers of the other casinos" />
      </TitledSection>
    );
  }
  const { headline, label, statement, ledger, caveats, terms } = bonus;
  return (
    <TitledSection id="bonus" title="The bonus and its cost">
      <p>
        <b>
          {label}: {headline}.
        </b>{' '}
        {statement}
      </p>
      {ledger === null ? (
        <Notice tone="warn">
          <p>
            A term that the sum needs is not stated. As long as that is so, the cost of this offer
            is not known, and unknown is not cheap.
          </p>
        </Notice>
      ) : (
        <Ledger caption={`The cost of ${headline}`} rows={ledger.rows} total={ledger.total} />
      )}
      {caveats.length > 0 && (
        <div className={styles.caveats}>
          {caveats.map((caveat) => (
            <p key={caveat}>{caveat}</p>
          ))}
        </div>
      )}
      <h3>Terms that matter</h3>
      <FactList facts={terms} />
    </TitledSection>
  );
}
