import type { ReactNode } from 'react';
import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { Accordion } from '../../elements/Accordion/Accordion.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { DataTable } from '../../elements/DataTable/DataTable.tsx';
import { FactList } from '../../elements/FactList/FactList.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { Ledger, type LedgerRow } from '../../elements/Ledger/Ledger.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import {
  type FiguresTableModel,
  GameChart,
  type GameChartModel,
} from '../../games/GameChart/GameChart.tsx';
import { FactValue, type GameFact } from '../../games/FactValue/FactValue.tsx';
import { ReturnTable, type ReturnVariant } from '../../games/ReturnTable/ReturnTable.tsx';
import { NumberedSteps } from '../../elements/NumberedSteps/NumberedSteps.tsx';
import { type Supporter, Supporters } from '../../games/Supporters/Supporters.tsx';
import { ReadAndSigned } from '../../people/Byline/ReadAndSigned.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { ProofLimits } from '../../fairness/ProofLimits/ProofLimits.tsx';

type GamePageModel = {
  name: string;
  title: string;
  lead: string;
  trail: readonly LinkItem[];
  byline: BylineModel;
  oldestReading: string | null;
  facts: readonly GameFact[];
  rules: readonly string[];
  /** `null` for a game whose odds are not in code. */
  chart: GameChartModel | null;
  returns: { text: string; variants: readonly ReturnVariant[] };
  spread: { text: string; tables: readonly FiguresTableModel[] };
  hour: {
    ledger: { caption: string; rows: readonly LedgerRow[]; total: LedgerRow };
    note: string;
  };
  /** `verifier` is `null` where no round can be recomputed. */
  checking: { text: string; verifier: unknown };
  myths: readonly { id: string; title: string; text: string }[];
  supporters: readonly Supporter[];
  others: readonly LinkItem[];
  help: readonly HelpLine[];
  sources: readonly Source[];
};

type Props = {
  page: GamePageModel;
  /** Form that recomputes a round. */
  verifier?: ReactNode;
};

export function GamePage({ page, verifier }: Props) {
  const { name, title, lead, trail, facts, rules, chart, returns, spread, hour } = page;
  const { checking, myths, supporters, others, help, sources } = page;
  // Astro passes an empty slot too, so the model says whether there is a form.
  const canCheck = checking.verifier !== null;
  return (
    <>
      <CompactHead trail={trail} title={title} lead={lead} note={<ReadAndSigned page={page} />} />
      <RailSection
        rail={
          <>
            <Supporters supporters={supporters} />
            <Contents title="Other game guides" items={others} />
          </>
        }
      >
        <FactList facts={facts.map((fact) => ({ ...fact, value: <FactValue fact={fact} /> }))} />
        <TitledSection id="rules" title="Rules in half a minute">
          <NumberedSteps steps={rules} />
        </TitledSection>
        {chart !== null && <GameChart chart={chart} />}
        <TitledSection id="return" title="What comes back">
          <p>{returns.text}</p>
          <ReturnTable name={name} variants={returns.variants} />
        </TitledSection>
        <TitledSection id="variance" title="Variance, plainly">
          <p>{spread.text}</p>
          {spread.tables.map((table) => (
            <Fold key={table.caption} onPhonesOnly summary={table.caption}>
              <DataTable {...table} showCaption dense />
            </Fold>
          ))}
        </TitledSection>
        <TitledSection
          id="hour"
          title="An hour at the table"
          hint={`${hour.ledger.total.label}: ${hour.ledger.total.figure}`}
        >
          <Ledger {...hour.ledger} />
          <p>An average over many hours: a single one can end far above or below it. {hour.note}</p>
          <HelpNotice help={help} />
        </TitledSection>
        <TitledSection
          id="check-a-round"
          title={canCheck ? 'Check a round yourself' : 'Can a round be checked?'}
          hint={checking.text}
        >
          <p>{checking.text}</p>
          {canCheck && (
            <>
              {verifier}
              <h3>What a match doesn’t prove</h3>
              <ProofLimits />
              <TextLink href="/tools/round" text="Check a round of another game" />
            </>
          )}
          <TextLink href="/tools/rounds" text="Check your bets" />
        </TitledSection>
        <TitledSection
          id="myths"
          title="Common myths"
          hint={myths.map((myth) => myth.title).join(' · ')}
        >
          <Accordion name="myths" items={myths} />
        </TitledSection>
        <SourceList sources={sources} />
      </RailSection>
    </>
  );
}
