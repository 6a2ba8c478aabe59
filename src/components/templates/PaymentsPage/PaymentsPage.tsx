import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { type Source, SourceList } from '../../elements/SourceList/SourceList.tsx';
import { Tabs } from '../../elements/Tabs/Tabs.tsx';
import { type CoinNetworkModel, CoinTable } from '../../payments/CoinTable/CoinTable.tsx';
import { CountryLinks } from '../../payments/CountryLinks/CountryLinks.tsx';
import { CountryNotice } from '../../payments/CountryNotice/CountryNotice.tsx';
import type { CountryTextModel } from '../../payments/CountryText/CountryText.tsx';
import { type Note, NoteColumns } from '../../payments/NoteColumns/NoteColumns.tsx';
import { CompareTray } from '../../side-by-side/CompareTray/CompareTray.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import styles from './PaymentsPage.module.css';

export type PaymentsModel = {
  trail: readonly LinkItem[];
  title: string;
  lead: string;
  tabs: readonly { text: string; href: string; current: boolean }[];
  countries: readonly (CountryTextModel & { code: string })[];
  /** Code of the country of a reader who has chosen none. */
  atFirst: string;
  /** Coins and their fees, on the page about them. */
  coins: {
    networks: readonly CoinNetworkModel[];
    sources: readonly Source[];
    checkedOn: string;
  } | null;
  tableNote: string;
  notes: readonly Note[];
  /** How to read the table, on the overview. */
  tips: readonly Note[];
  help: readonly HelpLine[];
};

type Props = { page: PaymentsModel; table?: ReactNode };

/** The overview of payments and KYC, and the page of each of its categories. */
export function PaymentsPage({ page, table }: Props) {
  const { trail, title, lead, tabs, countries, coins, tableNote, notes, tips, help } = page;
  return (
    <>
      <CompactHead trail={trail} title={title} lead={lead} note={<Disclosure />} />
      <Section variant="tight">
        <Tabs label="Payment categories" tabs={tabs} />
        <div className={styles.country}>
          <CountryNotice countries={countries} atFirst={page.atFirst} />
          <CountryLinks countries={countries} />
        </div>
        {coins !== null && (
          <>
            <h2 className={styles.title}>What the networks charge</h2>
            <CoinTable
              caption="Waiting time, confirmations and fee of each coin by network"
              networks={coins.networks}
            />
            <h2 className={styles.title}>What the casinos charge</h2>
          </>
        )}
        {table}
        <p className={styles.note}>{tableNote}</p>
      </Section>
      <Section variant="ruled">
        <div className={styles.parts}>
          {tips.length > 0 && (
            <div>
              <NoteColumns title="Reading the table" notes={tips} />
            </div>
          )}
          <div>
            <NoteColumns title="Key notes" notes={notes} />
          </div>
          <HelpNotice help={help} />
          {coins !== null && coins.sources.length > 0 && (
            <SourceList sources={coins.sources} checkedOn={coins.checkedOn} />
          )}
        </div>
      </Section>
      <CompareTray />
    </>
  );
}
