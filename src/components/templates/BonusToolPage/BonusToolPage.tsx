import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { Split } from '../../elements/Split/Split.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { ChipPatterns } from '../../outcomes/ChipPatterns/ChipPatterns.tsx';

export type BonusToolModel = { trail: readonly LinkItem[] };

type Props = {
  page: BonusToolModel;
  tool?: ReactNode;
};

const READ_ON: readonly LinkItem[] = [
  { text: 'Start from an offer', href: '/bonuses' },
  { text: 'How it is worked out', href: '/tools/method' },
  { text: 'How to read bonus terms', href: '/guides' },
];

export function BonusToolPage({ page: { trail }, tool }: Props) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="Weigh a bonus"
        lead="Put in an offer and your own bet. A hundred players take it; you see how each of them leaves."
      />
      <ChipPatterns size="small" />
      <ChipPatterns size="engraved" />
      <Section variant="tight">{tool}</Section>
      <Section variant="ruled">
        <Split rail={<Contents title="Read on" items={READ_ON} />}>
          <TitledSection id="meaning" title="What the figures say, and what they do not">
            <p>
              Each of the hundred players makes the same bet on the same game, until every bet that
              the wagering asks for is made or the money is below one bet. Nobody stops early,
              raises a bet or changes the game. The shares are exact: no draw of random numbers is
              behind them.
            </p>
            <p>
              The slots are models with a return that you choose. They stand for small and frequent
              payouts (steady), for the usual mix (ordinary) and for rare and large ones (wild). No
              real game has these payouts, and none publishes all of its own.
            </p>
            <p>
              The average stands last for a reason: rare large wins carry it, and it rises as more
              players lose everything. What half of the players leave with says more about one
              player.
            </p>
          </TitledSection>
        </Split>
      </Section>
    </>
  );
}
