import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';

/** Reference case of all offers, in words. */
export type YardstickWords = { deposit: string; bet: string; share: string; pace: string };

type Props = { words: YardstickWords; rtp: string };

/** Stake rule that all offers share, and the definition of own money at risk. */
export function Yardstick({ words: yardstick, rtp }: Props) {
  return (
    <>
      <TitledSection id="yardstick" title="One yardstick for every offer">
        <p>
          On cards, tables and reviews every offer gets the same players. Each puts in{' '}
          {yardstick.deposit}, or the smallest deposit of the offer if that is more. One bet is{' '}
          {yardstick.share} of what is put in: {yardstick.bet} for {yardstick.deposit}. If the terms
          allow no bet of that size, it is the largest that they allow. They play the ordinary model
          slot at {rtp}; where slots don’t count, an even-money bet. The pace is {yardstick.pace}.
        </p>
        <p>
          Credit without a deposit is played in bets of {yardstick.bet}. Winnings of spins are
          played in bets of the spin’s size. With your own figures the tool shows other deposits,
          bets and games.
        </p>
      </TitledSection>
      <TitledSection id="own-money" title="Own money at risk">
        <p>
          Your own money is at risk when you have to deposit to get the offer. It makes no
          difference whether you must bet the deposit itself. Once it is at the casino, you can lose
          it. Only credit and spins that take no deposit put nothing of yours at risk. The rating
          uses the same rule.
        </p>
        <p>
          We count players of spins by what they withdraw from the winnings. If the spins take a
          deposit, we name it beside the result and leave it out of the count.
        </p>
      </TitledSection>
    </>
  );
}
