import type { ReactNode } from 'react';
import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { type TickStripModel, TickStrip } from '../../charts/TickStrip/TickStrip.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { Tabs } from '../../elements/Tabs/Tabs.tsx';
import { type CoinNetworkModel, CoinTable } from '../../payments/CoinTable/CoinTable.tsx';
import { type CountryTextModel, CountryText } from '../../payments/CountryText/CountryText.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';
import { CompareTray } from '../../side-by-side/CompareTray/CompareTray.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import { CountrySelect } from '../../shell/CountrySelect/CountrySelect.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import styles from './PaymentsPage.module.css';
import both from '../../shell/CountrySelect/choice-and-words.module.css';

type Note = { title: string; text: string; link?: LinkItem | undefined };

type PaymentsModel = {
  trail: readonly LinkItem[];
  title: string;
  lead: string;
  tabs: readonly { text: string; href: string; current: boolean }[];
  countries: readonly (CountryTextModel & { code: string; name: string })[];
  /** Code of the default country. */
  atFirst: string;
  coins: {
    strip: TickStripModel | null;
    networks: readonly CoinNetworkModel[];
    sources: readonly Source[];
  } | null;
  tableNote: string;
  byline: BylineModel;
  notes: readonly Note[];
  tips: readonly Note[];
  help: readonly HelpLine[];
};

type Props = { page: PaymentsModel; table?: ReactNode };

/** Overview of payments and KYC, or the page of one category. */
export function PaymentsPage({ page, table }: Props) {
  const { trail, title, lead, tabs, countries, coins, tableNote, notes, tips, help } = page;
  // A category's page begins with its table.
  const isOverview = tabs[0]?.current === true;
  const country = (
    <div className={styles.country}>
      {/* A script in the head shows the text of the chosen country; no address is looked up. */}
      <section
        className={`columns-48 ${both.both} raised ${styles.notice}`}
        aria-label="The law in your country"
      >
        <div className={`${both.choice} ${styles.choice}`}>
          <CountrySelect
            id="country-choice"
            label="Your country"
            countries={countries}
            atFirst={page.atFirst}
          />
        </div>
        <div aria-live="polite">
          {countries.map((country) => (
            <div
              key={country.code}
              data-where={country.code}
              hidden={country.code !== page.atFirst}
            >
              <CountryText country={country} />
            </div>
          ))}
        </div>
      </section>
      <noscript>
        <p className={`soft ${styles.links}`}>
          Law and help in{' '}
          {countries.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a href={href}>{name}</a>
            </span>
          ))}
          .
        </p>
      </noscript>
    </div>
  );
  return (
    <>
      <CompactHead trail={trail} title={title} lead={lead} aside={<Disclosure />} />
      <Section variant="tight">
        <Tabs label="Payment categories" tabs={tabs} />
        {isOverview && country}
        {coins !== null && (
          <>
            <h2 className={`part-title ${styles.title}`}>What the networks charge</h2>
            {coins.strip !== null && <TickStrip strip={coins.strip} />}
            <CoinTable
              caption="Waiting time, confirmations and fee of each coin by network"
              networks={coins.networks}
            />
            <h2 className={`part-title ${styles.title}`}>What the casinos charge</h2>
          </>
        )}
        {table}
        <p className={`fine ${styles.note}`}>{tableNote}</p>
        <p className="fine">
          <Byline byline={page.byline} />
        </p>
        {/* A phone shows rows first: the bar above has the disclosure, and each link of the
            table is marked. */}
        <div className={styles.below}>
          <Disclosure />
        </div>
        {!isOverview && country}
      </Section>
      <Section variant="ruled">
        <div className="stack-8">
          {tips.length > 0 && (
            <div>
              <NoteColumns title="Reading the table" notes={tips} />
            </div>
          )}
          <div>
            <NoteColumns title="Key notes" notes={notes} />
          </div>
          <HelpNotice help={help} />
          <SourceList sources={coins?.sources ?? []} />
        </div>
      </Section>
      <CompareTray />
    </>
  );
}

type NoteColumnsProps = { title: string; notes: readonly Note[] };

/** Short notes side by side under one heading. */
function NoteColumns({ title, notes }: NoteColumnsProps) {
  return (
    <>
      <h2 className={styles.columnsTitle}>{title}</h2>
      <div className={`columns-40 ${styles.columns}`}>
        {notes.map((note) => (
          <div key={note.title}>
            <h3>{note.title}</h3>
            <p className="soft">{note.text}</p>
            {note.link !== undefined && <TextLink href={note.link.href} text={note.link.text} />}
          </div>
        ))}
      </div>
    </>
  );
}
