import type { Source } from '#format/source-words.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Panel } from '../../elements/Panel/Panel.tsx';
import { ProseSections } from '../../elements/ProseSections/ProseSections.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { CountryHelp } from '../../help/CountryHelp/CountryHelp.tsx';
import { SelfCheckByHand } from '../../help/SelfCheckByHand/SelfCheckByHand.tsx';
import { HelpContacts } from '../../help/HelpContacts/HelpContacts.tsx';
import { Byline } from '../../people/Byline/Byline.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import type { ProsePageModel } from '../ProsePage/ProsePage.tsx';
import styles from './ResponsibleGamingPage.module.css';

export type ResponsibleGamingModel = ProsePageModel & {
  help: readonly HelpLine[];
  helpWebsite: { name: string; href: string };
  helplines: Parameters<typeof CountryHelp>[0];
  byHand: {
    options: readonly { label: string; points: number }[];
    bands: readonly { minPoints: number; maxPoints: number; name: string; text: string }[];
    instrument: Source;
  };
};

type Props = { page: ResponsibleGamingModel; selfCheck?: ReactNode };

/** Parts open on a phone: the first three, the tools and the helplines. */
const OPEN_PARTS = 3;
const OPEN_LATER = ['#tools-that-help', '#helplines'];

const foldedOf = ({ contents }: ResponsibleGamingModel) =>
  Object.fromEntries(
    contents
      .slice(OPEN_PARTS)
      .filter(({ href }) => !OPEN_LATER.includes(href))
      .map(({ href, text }) => [href.slice(1), text]),
  );

/** Limits, signs, tools and help. The page neither links to a casino nor promotes one. */
export function ResponsibleGamingPage({ page, selfCheck }: Props) {
  return (
    <>
      <CompactHead
        trail={page.trail}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <ButtonLink href="#helplines">Find a helpline</ButtonLink>
            <ButtonLink href="#self-check" variant="quiet">
              Take the self-check
            </ButtonLink>
          </>
        }
        note={
          <>
            {page.updated !== null && `Last updated ${page.updated}. `}
            <Byline byline={page.byline} />
          </>
        }
      />
      <RailSection
        railOnPhone="before"
        rail={
          <>
            <Panel>
              <TalkNow page={page} />
            </Panel>
            <Contents title="On this page" items={page.contents} onlyInRail />
          </>
        }
      >
        <ProseSections
          sections={page.sections}
          folds={foldedOf(page)}
          alias={{ 'how-self-exclusion-works': 'self-exclusion' }}
          below={{
            'self-check': (
              <div className="stack-parts">
                {selfCheck}
                <SelfCheckByHand {...page.byHand} />
              </div>
            ),
            helplines: <CountryHelp {...page.helplines} />,
          }}
        />
        <SourceList sources={page.sources} />
      </RailSection>
    </>
  );
}

/** Numbers that stay in view while the page is read. */
function TalkNow({ page: { help, helpWebsite } }: Props) {
  return (
    <div className={`stack-3 ${styles.talk}`}>
      <h2 className="side-title">Talk to somebody now</h2>
      <p data-where="elsewhere" hidden>
        In <span data-country-text="place" />:{' '}
        <a data-country-text="help" href="#helplines">
          services by country
        </a>
        .
      </p>
      <HelpContacts help={help} helpWebsite={helpWebsite} />
      <TextLink href="#helplines" text="Helplines in your country" />
    </div>
  );
}
