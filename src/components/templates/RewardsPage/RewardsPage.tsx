import type { ReactNode } from 'react';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { ReturnsModel } from '#format/reward-words.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { Fold } from '../../elements/Fold/Fold.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { ReturnBars } from '../../rewards/ReturnBars/ReturnBars.tsx';

type RewardsModel = { trail: readonly LinkItem[]; slot: ReturnsModel };

const READ_ON: readonly LinkItem[] = [
  { text: 'Cost of a session', href: '/tools/session' },
  { text: 'Weigh a bonus', href: '/tools/bonus' },
  { text: 'Cashback offers', href: '/bonuses/cashback' },
];

export function RewardsPage({
  page: { trail, slot },
  tool,
}: {
  page: RewardsModel;
  tool?: ReactNode;
}) {
  return (
    <>
      <CompactHead
        trail={trail}
        title="What comes back"
        lead="Rakeback, cashback and levels beside the cost of the bets, per $100 bet."
      />
      <Section variant="tight">{tool}</Section>
      <Section variant="tight" labelledBy="slot-title">
        <Fold
          onPhonesOnly={false}
          summary={<h2 id="slot-title">The same on a slot of 96%</h2>}
          hint="Each $100 costs $4"
        >
          <div id="slot">
            <ReturnBars returns={slot} />
          </div>
        </Fold>
      </Section>
      <RailSection variant="ruled" rail={<Contents title="Read next" items={READ_ON} />}>
        <TitledSection id="meaning" title="What the figures say, and what they don’t">
          <p>
            Each bettor bets $1,000 a week: 1,000 bets of $1, 100 of $10, or one of $1,000. A month
            is four weeks. The dice pay even money and keep 1%. All figures are averages: in any one
            week it pays nothing, or more than this. A tick is a twentieth of the cost, five cents
            on dice.
          </p>
          <p>
            A refund of losses pays in weeks that lose and takes nothing in weeks that win. So the
            model can return more than the average loss to a few large bets. That is a limit of the
            model. It has no rule against such play, and few of those weeks are average. Bets still
            cost their edge, and betting more to get more back costs more.
          </p>
          <p>
            A share of the edge can’t be compared without the edge. Some casinos state one that is
            not the game’s own.
          </p>
        </TitledSection>
      </RailSection>
    </>
  );
}
