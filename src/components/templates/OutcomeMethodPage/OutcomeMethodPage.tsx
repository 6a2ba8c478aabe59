import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { RailSection } from '../../elements/Split/RailSection.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import { CaseByHand, type HandFigures } from '../../outcomes/CaseByHand/CaseByHand.tsx';
import { ModelSlots, type SlotModel } from '../../outcomes/ModelSlots/ModelSlots.tsx';
import { Yardstick, type YardstickWords } from '../../outcomes/Yardstick/Yardstick.tsx';

export type OutcomeMethodModel = {
  trail: readonly LinkItem[];
  models: readonly SlotModel[];
  rtp: string;
  yardstick: YardstickWords;
  byHand: HandFigures;
};

const PARTS: readonly LinkItem[] = [
  { text: 'What is played', href: '#plan' },
  { text: 'One yardstick for every offer', href: '#yardstick' },
  { text: 'Own money at risk', href: '#own-money' },
  { text: 'How the shares are worked out', href: '#sum' },
  { text: 'A case by hand', href: '#by-hand' },
  { text: 'The model slots', href: '#models' },
  { text: 'What the words mean', href: '#words' },
  { text: 'What is left out', href: '#limits' },
  { text: 'Versions', href: '#versions' },
];

const SOURCES: readonly Source[] = [
  {
    title:
      'W. Feller, An Introduction to Probability Theory and Its Applications, vol. 1, ch. XIV: gambler’s ruin',
    noAddress: 'in-print',
  },
  {
    title: 'D. Williams, Probability with Martingales, ch. 10: optional stopping',
    noAddress: 'in-print',
  },
  {
    title: 'H. Chernoff, Annals of Mathematical Statistics 23 (1952), pp. 493–507',
    url: 'https://doi.org/10.1214/aoms/1177729330',
  },
  {
    title:
      'G. Gigerenzer and U. Hoffrage, Psychological Review 102 (1995), pp. 684–704: natural frequencies',
    url: 'https://doi.org/10.1037/0033-295X.102.4.684',
  },
];

const versions = (bet: string) => [
  'Version 4, November 2026: players of a hundred who lose everything or gain are rounded plainly. Under version 3 a count could be off by almost a player, mostly in the offer’s favor.',
  'Version 3, November 2026: a saved receipt holds amounts in the unit of its currency. Under version 2 those in BTC were a million times too large. The page showed them right.',
  `Version 2, November 2026: “lose everything” means that nothing can be withdrawn. Under version 1 it meant less than one bet, of own money too. Winnings of spins are played in bets of the spin’s size, not of ${bet}.`,
  'Version 1, November 2026. A change that can move a figure gives the method a new number, which is part of the serial number of every receipt.',
];

export function OutcomeMethodPage({ page }: { page: OutcomeMethodModel }) {
  return (
    <>
      <CompactHead
        trail={page.trail}
        title="How a bonus is weighed"
        lead="This page shows the math behind every hundred chips on this site. You can follow it, repeat it and find its faults."
      />
      <RailSection rail={<Contents title="On this page" items={PARTS} onlyInRail />}>
        <TitledSection id="plan" title="What is played">
          <p>
            A plan has four figures: the balance at the start, how much of it is your own money, the
            size of one bet, and the total of all bets. The wagering sets that total: its multiple
            times the bonus, divided by the share of a bet that counts. Some offers count deposit
            and bonus, or what the spins won, in place of the bonus. The last bet is a full one.
          </p>
          <p>
            Every player makes that bet until all bets are made or the balance is below one bet.
            Nobody stops early or changes the bet or the game. Then we apply the terms. The casino
            takes a sticky bonus back. It cuts off what is above the largest withdrawal. It pays
            nothing below the smallest withdrawal.
          </p>
          <p>
            Some players run out before the wagering of a bonus is done. Up to almost one bet is
            left of their balance then. We count it as lost, because a casino can hold it back.
            Without a bonus the same rest is the player’s own and counts as withdrawn.
          </p>
          <p>
            If a term is missing, we assume the version that is worse for you and say so below the
            result. If we can’t, we show no result.
          </p>
        </TitledSection>
        <Yardstick words={page.yardstick} rtp={page.rtp} />
        <TitledSection id="sum" title="How the shares are worked out">
          <p>
            We follow the share of players at each balance, bet by bet. Each share is multiplied by
            the chance of each payout and moved to the balance that the payout leads to. We do this
            for every bet and every balance that can occur. A balance below one bet goes no further.
            We draw no random numbers, so the result is the same each time.
          </p>
          <p>
            A balance so high that it can no longer run out needs no more steps. Its average at the
            end is known: the balance minus the house edge times the bets that are left. This
            shortens the math and changes no figure that we show.
          </p>
          <p>
            Two things check it. All shares add up to one. The average balance at the end is the
            start minus the house edge times the bets made on average, whatever the game: each bet
            costs the same share of itself. The program stops if its own figures miss this by a
            millionth.
          </p>
        </TitledSection>
        <CaseByHand figures={page.byHand} />
        <ModelSlots models={page.models} rtp={page.rtp} />
        <TitledSection id="words" title="What the words mean">
          <p>
            “Lose everything”: nothing can be withdrawn, not a cent. “Run out”: less than one bet is
            left; without a bonus that rest can be withdrawn. “More than they put in”: more can be
            withdrawn than was put in, the bonus not counted. “Middle result”: half of the players
            leave with this or less. Every count and every amount is of what players withdraw, so
            the middle result can’t contradict a count. We round those who lose everything and those
            who gain; the others make up the 100. For fewer than one of a hundred we use words.
          </p>
          <p>
            “If every bet is made” is plain math, all bets times the house edge. It is what these
            bets cost on average if each of them is made, which most players never get to. So it is
            no average loss. We show the average of what players leave with last, because a few
            large wins lift it: it can rise while more players lose everything.
          </p>
        </TitledSection>
        <TitledSection id="limits" title="What is left out">
          <p>
            Real slots have other payouts than the models, and bets of other sizes give other
            results. The math leaves out rules that void a bonus, excluded games, the pace of play
            and time that runs out. The time that all bets take is beside it. We don’t work out
            cashback that has to be wagered again. We refuse very long plans on very fine payouts
            and don’t estimate them.
          </p>
          <p>
            No figure here says what you will get. It says what becomes of a hundred people who do
            the same. On average they pay for it.
          </p>
        </TitledSection>
        <TitledSection id="versions" title="Versions">
          {versions(page.yardstick.bet).map((version) => (
            <p key={version}>{version}</p>
          ))}
        </TitledSection>
        <SourceList sources={SOURCES} />
      </RailSection>
    </>
  );
}
