import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { ChipPatterns } from '../../outcomes/ChipPatterns/ChipPatterns.tsx';

type SessionToolModel = { trail: readonly LinkItem[] };

type Props = {
  page: SessionToolModel;
  tool?: ReactNode;
};

const READ_ON: readonly LinkItem[] = [
  { text: 'Help, and the self-check', href: '/responsible-gaming' },
  { text: 'How it is worked out', href: '/tools/method' },
  { text: 'Odds of every game', href: '/games' },
];

const GUIDELINES =
  'https://ccsa.ca/worlds-first-lower-risk-gambling-guidelines-helping-people-canada-make-informed-decisions';

export function SessionToolPage({ page: { trail }, tool }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Cost of a session"
        lead="Enter your money, your bet and the rounds. You see how a hundred players with the same plan end."
      />
      <ChipPatterns size="engraved" />
      <Section variant="tight">{tool}</Section>
      <RailSection variant="ruled" rail={<Contents title="Read next" items={READ_ON} />}>
        <TitledSection id="limits" title="Limits that lower the risk">
          <p>
            The Canadian Centre on Substance Use and Addiction published three limits in 2021, from
            data on more than 60,000 people who gamble in eight countries. All three apply together.
            Spend no more than 1% of household income before tax a month. Gamble on no more than
            four days a month. Play no more than two kinds of games regularly.{' '}
            <a href={GUIDELINES} rel="nofollow noopener noreferrer">
              Lower-Risk Gambling Guidelines, Sep 15, 2021
            </a>
          </p>
          <p>
            They are limits for people who choose to gamble, not targets. If gambling has stopped
            being fun, it is better to stop.
          </p>
        </TitledSection>
        <TitledSection id="meaning" title="What the figures say, and what they don’t">
          <p>
            Everyone makes the same bet until all bets are made or the money is below one bet. The
            odds come from our game pages; the slots are models. The shares are exact; we draw no
            random numbers.
          </p>
        </TitledSection>
      </RailSection>
    </>
  );
}
