import type { Source } from '#format/source-words.ts';
import type { ComponentProps, ReactNode } from 'react';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { ProseSections } from '../../elements/ProseSections/ProseSections.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { CountryHelp } from '../../help/CountryHelp/CountryHelp.tsx';
import { FirstHelp, type FirstHelpCountry } from '../../help/FirstHelp/FirstHelp.tsx';
import { HelpSources } from '../../help/HelpSources/HelpSources.tsx';
import { SelfCheckByHand } from '../../help/SelfCheckByHand/SelfCheckByHand.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';
import type { ProsePageModel } from '../ProsePage/ProsePage.tsx';
import styles from './ResponsibleGamingPage.module.css';

export type ResponsibleGamingModel = ProsePageModel & {
  /** Lines of each country, of which a reader sees those of their own. */
  firstHelp: readonly FirstHelpCountry[];
  helplines: ComponentProps<typeof CountryHelp>['countries'];
  /** All services, each once. */
  services: ComponentProps<typeof HelpSources>['services'];
  byHand: {
    options: readonly { label: string; points: number }[];
    bands: readonly { minPoints: number; maxPoints: number; name: string; text: string }[];
    instrument: Source;
  };
};

type Props = { page: ResponsibleGamingModel; selfCheck?: ReactNode };

/** Parts that the specification names, and the self-check; others are folded. */
const OPEN = ['helplines', 'self-check', 'setting-limits', 'warning-signs', 'tools-that-help'];

const WALLS = [
  { text: 'Block gambling', href: '#tools-that-help', note: 'Apps for your devices.' },
  { text: 'Shut yourself out', href: '#self-exclusion', note: 'From every licensed site.' },
  { text: 'Check yourself', href: '#self-check', note: 'Nine questions, two minutes.' },
];

const foldedOf = ({ contents }: ResponsibleGamingModel) =>
  Object.fromEntries(
    contents
      .map(({ href, text }) => [href.slice(1), text] as const)
      .filter(([id]) => !OPEN.includes(id)),
  );

/** Help, limits, signs and tools. The page neither links to a casino nor promotes one. */
export function ResponsibleGamingPage({ page, selfCheck }: Props) {
  return (
    <>
      <CompactHead trail={page.trail} title={page.title} lead={page.lead} isSmall />
      <FirstHelp countries={page.firstHelp} />
      <RailSection
        variant="tight"
        railOnPhone="before"
        rail={<Contents title="On this page" items={page.contents} onlyInRail />}
      >
        <section aria-labelledby="walls">
          <h2 id="walls">Then put up a wall</h2>
          <ul className={`columns-48 ${styles.walls}`} role="list">
            {WALLS.map(({ text, href, note }) => (
              <li key={href}>
                <TextLink href={href} text={text} />
                <p className="soft">{note}</p>
              </li>
            ))}
          </ul>
        </section>
        <ProseSections
          sections={page.sections}
          folds={foldedOf(page)}
          alias={{ 'how-self-exclusion-works': 'self-exclusion' }}
          below={{
            helplines: <CountryHelp countries={page.helplines} />,
            'how-self-exclusion-works': (
              <TextLink href="/tools/case#kind=shut" text="Shut out, and it still let you in?" />
            ),
            'self-check': (
              <div className="stack-4">
                {selfCheck}
                <SelfCheckByHand {...page.byHand} />
              </div>
            ),
          }}
        />
        <SourceList sources={page.sources} more={<HelpSources services={page.services} />} />
        <p className="fine">
          While this page is open you see no casino link and no popup.{' '}
          {page.updated !== null && `Last updated ${page.updated}. `}
          <Byline byline={page.byline} />
        </p>
      </RailSection>
    </>
  );
}
