import type { LinkItem } from '#domain/site/link-item.ts';
import type { Source } from '#format/source-words.ts';
import { CompactHead } from '../../elements/CompactHead/CompactHead.tsx';
import { Contents } from '../../elements/Contents/Contents.tsx';
import { Section } from '../../elements/Section/Section.tsx';
import { SourceList } from '../../elements/SourceList/SourceList.tsx';
import { Split } from '../../elements/Split/Split.tsx';
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
  { text: 'How the shares come about', href: '#sum' },
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

export function OutcomeMethodPage({ page }: { page: OutcomeMethodModel }) {
  return (
    <>
      <CompactHead
        trail={page.trail}
        title="How a bonus is weighed"
        lead="The sum behind every hundred chips on this site, so that you can follow it, repeat it and find fault with it."
      />
      <Section>
        <Split rail={<Contents title="On this page" items={PARTS} onlyInRail />}>
          <TitledSection id="plan" title="What is played">
            <p>
              A plan is a start balance, what of it is your own money, one bet, and the bets that
              the wagering asks for: its multiple times the bonus (or deposit and bonus, or what the
              spins won), divided by the share that each bet counts. The last bet is made whole.
            </p>
            <p>
              Every player makes that bet until all bets are made or the balance is below one bet.
              Nothing else is assumed: nobody stops early, none changes the bet or the game. Then
              the terms are applied: a sticky bonus is taken back, a largest withdrawal cuts what is
              above it, less than the smallest withdrawal is nothing.
            </p>
            <p>
              Some players run out before the wagering of a bonus is done. Up to almost one bet is
              left of their balance then. We count it as lost, because a casino can hold it back.
              Without a bonus the same rest is the player’s own and counts as withdrawn.
            </p>
            <p>
              If a term is missing, we assume the version that is worse for you and say so below the
              result. If we cannot, we show no result.
            </p>
          </TitledSection>
          <Yardstick words={page.yardstick} rtp={page.rtp} />
          <TitledSection id="sum" title="How the shares come about">
            <p>
              After each bet the share of players at each balance follows from the shares before it:
              what was there, times the chance of each payout, moved by that payout. This is done
              for every bet, thousands of times, over every balance that can occur. A balance below
              one bet goes no further. No random numbers are drawn, so the result is the same each
              time.
            </p>
            <p>
              A balance so high that it can no longer run out needs no more steps: what it will be
              on average is known, balance minus house edge times the bets that are left. That
              shortens the sum and changes no figure that is shown.
            </p>
            <p>
              Two things check it. All shares add up to one. And the average balance at the end is
              the start minus the house edge times the bets made on average, whatever the game: this
              follows from the theorem of optional stopping, and the code holds it to a millionth.
            </p>
          </TitledSection>
          <CaseByHand figures={page.byHand} />
          <ModelSlots models={page.models} rtp={page.rtp} />
          <TitledSection id="words" title="What the words mean">
            <p>
              “Lose everything”: nothing can be withdrawn, not a cent. “Run out”: less than one bet
              is left; without a bonus that rest can be withdrawn. “More than they put in”: more can
              be withdrawn than was put in, the bonus not counted. “Middle result”: half of the
              players leave with this or less. Every count and every sum is of what players
              withdraw, so that the middle result cannot contradict a count. The three groups are
              rounded so that they add to 100; where fewer than one of a hundred would be left, that
              is said in words.
            </p>
            <p>
              “If every bet is made” is a straight sum, all bets times the house edge. It is what
              these bets cost on average if each of them is made, which most players never get to.
              It is nobody’s expected loss. The average of what players leave with stands last,
              because rare large wins carry it: it can rise while more players lose everything.
            </p>
          </TitledSection>
          <TitledSection id="limits" title="What is left out">
            <p>
              Real slots have other payouts than the models, and bets of other sizes give other
              results. Rules that void a bonus, games that are excluded, quick or slow play and time
              that runs out are not part of the sum; the time that all bets take is given beside it.
              Cashback that has to be wagered again is not worked out. Very long plans on very fine
              payouts are refused instead of being estimated.
            </p>
            <p>
              Nothing here says what you will get. It says what becomes of a hundred people who do
              the same, and that on average all of them pay for it.
            </p>
          </TitledSection>
          <TitledSection id="versions" title="Versions">
            <p>
              Version 2, November 2026: “lose everything” means that nothing can be withdrawn. Under
              version 1 it meant less than one bet, of own money too. Winnings of spins are played
              in bets of the spin’s size, not of {page.yardstick.bet}.
            </p>
            <p>
              Version 1, November 2026. A change that can move a figure gives the method a new
              number, which is part of the serial number of every receipt.
            </p>
          </TitledSection>
          <SourceList sources={SOURCES} />
        </Split>
      </Section>
    </>
  );
}
