import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { NumberedSteps } from '../../elements/NumberedSteps/NumberedSteps.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

type CaseToolModel = {
  trail: readonly LinkItem[];
  /** Rules of each license, on the page of licenses. */
  licences: readonly LinkItem[];
};

type Props = { page: CaseToolModel; tool?: ReactNode };

const READ_ON: readonly LinkItem[] = [
  { text: 'How days are counted', href: '/tools/case/method' },
  { text: 'Licenses and complaints', href: '/licenses' },
  { text: 'Check your bets', href: '/tools/rounds' },
  { text: 'Help with gambling', href: '/responsible-gaming' },
];

const BY_HAND = [
  'Save the terms, your history and the chat today, with the day.',
  'Look in the terms for “complaints”: the last day, and the form that counts.',
  'Look up its license below: the last day, and who decides after the casino.',
  'Obey the earlier day. The day it happened doesn’t count.',
  'Write once: what happened, with dates and amounts, and what you want. No threats.',
  'Note the day you sent it. Count its time to answer from there.',
  'Go on when it refuses for good, or its time is over. Not sooner.',
];

/** A complaint. The page neither links to a casino nor promotes one. */
export function CaseToolPage({ page: { trail, licences }, tool }: Props) {
  return (
    <>
      <CompactHead trail={trail} title="Make a case" isSmall />
      <div>{tool}</div>
      <RailSection variant="ruled" rail={<Contents title="Read next" items={READ_ON} />}>
        <TitledSection id="by-hand" title="How to do it by hand">
          <NumberedSteps steps={BY_HAND} />
        </TitledSection>
        <TitledSection id="rules" title="The rules, license by license">
          <p>
            {licences.map(({ text, href }, index) => (
              <span key={href}>
                {index > 0 && '; '}
                <a href={href}>{text}</a>
              </span>
            ))}
            .
          </p>
        </TitledSection>
        <TitledSection id="limits" title="What this is not">
          <p>
            We aren’t a mediator. We pass nothing on, and we don’t say who is right. Casinos pay us
            for readers. Nobody who decides disputes may live on that.
          </p>
          <p>
            Don’t post it in public while a case runs. Some bodies say it harms the case, and people
            who sell recovery look there for victims.
          </p>
        </TitledSection>
      </RailSection>
    </>
  );
}
