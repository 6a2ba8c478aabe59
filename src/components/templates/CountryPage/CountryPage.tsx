import type { Byline as BylineModel } from '#domain/site/byline.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { type TickStripModel, TickStrip } from '../../charts/TickStrip/TickStrip.tsx';
import { CountryRail } from '../../countries/CountryRail/CountryRail.tsx';
import {
  CountryStatus,
  type CountryStatusModel,
  type GlanceModel,
} from '../../countries/CountryStatus/CountryStatus.tsx';
import { LicenceSteps } from '../../countries/LicenceSteps/LicenceSteps.tsx';
import { type RecordModel, RecordList } from '../../countries/RecordList/RecordList.tsx';
import shared from '../../elements/rows.module.css';
import styles from '../../countries/countries.module.css';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import {
  type HelpServiceModel,
  HelpServiceList,
} from '../../help/HelpServiceList/HelpServiceList.tsx';
import { HelpSources } from '../../help/HelpSources/HelpSources.tsx';
import { type LocalHelpModel, LocalHelp } from '../../help/LocalHelp/LocalHelp.tsx';
import { ReadAndSigned } from '../../people/Byline/ReadAndSigned.tsx';

type CountryModel = {
  trail: readonly LinkItem[];
  code: string;
  /** True for the default country. */
  isAtFirst: boolean;
  name: string;
  /** With its article, such as "the United States". */
  nameInText: string;
  summary: string;
  /** Oldest day of reading one of its sources; `null` where none was read. */
  oldestReading: string | null;
  byline: BylineModel;
  status: CountryStatusModel;
  glance: GlanceModel;
  regulators: readonly RecordModel[];
  laws: readonly RecordModel[];
  timeline: TickStripModel | null;
  player: readonly RecordModel[];
  selfExclusion: readonly RecordModel[];
  services: readonly HelpServiceModel[];
  localHelp: readonly LocalHelpModel[];
  changes: readonly { on: string; date: string; what: string }[];
  changesRead: string | null;
  sources: readonly Source[];
  isProhibited: boolean;
  whyNoCasino: string | null;
};

type Props = { page: CountryModel };

export function CountryPage({ page }: Props) {
  const { trail, nameInText, summary, isProhibited } = page;
  const helpSources = <HelpSources services={page.services} />;
  return (
    <>
      <CompactHead
        trail={trail}
        title={`Online casinos in ${nameInText}`}
        lead={summary}
        actions={<HereButton page={page} />}
        note={<ReadAndSigned page={page} first="18+ only, or older where the law here says so." />}
      />
      <RailSection
        rail={<CountryRail isProhibited={isProhibited} whyNoCasino={page.whyNoCasino} />}
      >
        <CountryStatus status={page.status} glance={page.glance} />
        <Notice tone="warn">
          <b>This page isn’t legal advice.</b> Where it says “no source found”, no source confirms
          the statement yet. Ask before you rely on it.
        </Notice>
        <TitledSection id="regulator" title="Regulator and register">
          <RecordList records={page.regulators} />
          {!isProhibited && (
            <LicenceSteps nameInText={nameInText} hasRegister={page.glance.register !== null} />
          )}
        </TitledSection>
        <TitledSection id="law" title="The law">
          {page.timeline !== null && <TickStrip strip={page.timeline} />}
          <RecordList records={page.laws} />
        </TitledSection>
        <TitledSection id="players" title="What it means for players">
          <RecordList records={page.player} />
        </TitledSection>
        <TitledSection id="self-exclusion" title="Self-exclusion">
          {page.selfExclusion.length > 0 ? (
            <RecordList records={page.selfExclusion} />
          ) : (
            <p>We found no register that blocks you from every site in {nameInText}.</p>
          )}
          <p>
            A register binds only operators licensed in its country. Blocking programs and an
            exclusion at each site close part of the gap: see{' '}
            <a href="/responsible-gaming#self-exclusion">how self-exclusion works</a>.
          </p>
        </TitledSection>
        <TitledSection id="helplines" title="Helplines">
          <LocalHelp blocks={page.localHelp} />
          <HelpServiceList services={page.services} />
        </TitledSection>
        <TitledSection id="changes" title="Recent changes">
          {page.changes.length > 0 ? (
            <ol className={`${shared.rows} ${styles.changes}`}>
              {page.changes.map(({ on, date, what }) => (
                <li key={`${on} ${what}`} className="texts">
                  <time dateTime={on}>{date}</time>
                  <p>{what}</p>
                </li>
              ))}
            </ol>
          ) : (
            <p>No dated changes so far.</p>
          )}
          {page.changesRead !== null && <p className="fine">{page.changesRead}</p>}
        </TitledSection>
        <SourceList sources={page.sources} oldestOfPage={page.oldestReading} more={helpSources} />
      </RailSection>
    </>
  );
}

/** Button that sets the reader's country to that of the page. */
function HereButton({ page: { code, nameInText, isAtFirst } }: Props) {
  return (
    <div className={`row ${styles.here}`}>
      <button type="button" value={code} aria-pressed={isAtFirst} data-country-choice>
        I am here<span className="unseen"> in {nameInText}</span>
      </button>
      <p role="status">
        <span className={styles.unchosen}>
          Choose it, and every page shows help and links for {nameInText}.
        </span>
        <span data-where={code} hidden={!isAtFirst}>
          Help and links on every page follow {nameInText}. <a href="#where-you-are">Change</a>
        </span>
      </p>
    </div>
  );
}
