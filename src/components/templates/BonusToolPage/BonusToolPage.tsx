import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { ChipPatterns } from '../../outcomes/ChipPatterns/ChipPatterns.tsx';

type BonusToolModel = { trail: readonly LinkItem[] };

type Props = {
  page: BonusToolModel;
  tool?: ReactNode;
};

const READ_ON: readonly LinkItem[] = [
  { text: 'Start from an offer', href: '/bonuses' },
  { text: 'How it is worked out', href: '/tools/method' },
  { text: 'How to read bonus terms', href: '/guides' },
  { text: 'Your win was taken? Make a case', href: '/tools/case#kind=bonus' },
];

export function BonusToolPage({ page: { trail }, tool }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Weigh a bonus"
        lead="Enter an offer and your bet to see how 100 players come out."
      />
      <ChipPatterns size="small" />
      <ChipPatterns size="engraved" />
      <Section variant="tight">{tool}</Section>
      <RailSection variant="ruled" rail={<Contents title="Read next" items={READ_ON} />}>
        <TitledSection id="meaning" title="What the figures say, and what they don’t">
          <p>
            Each of the hundred players makes the same bet on the same game. They stop when the
            wagering is done or when they hold less than one bet. Nobody stops early, raises a bet
            or changes the game. The shares are exact; we draw no random numbers.
          </p>
          <p>
            The slots are models, and you choose their return. A steady slot pays small sums often,
            an ordinary one pays the usual mix, and a wild one pays large sums rarely. No real game
            has exactly these payouts, and none publishes all of its own.
          </p>
          <p>
            We show the average last because a few large wins lift it: it can rise while more
            players lose everything. The middle result says more about one player.
          </p>
        </TitledSection>
      </RailSection>
    </>
  );
}
