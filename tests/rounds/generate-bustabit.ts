import { chanceOf, type Chance, Exact, type Plan } from './draw.ts';

/** Crash points by the usual curve; no file of these formats contains their hash. */
const bustOf = (chance: Chance) =>
  Math.max(100, Math.floor(99 / (1 - chance.below(1_000_000) / 1_000_000))) / 100;

/** Cash-out multiplier; `null` where the game crashed before. */
const leftOf = (chance: Chance, bust: number) => {
  const wanted = chance.oneOf([105, 120, 133, 150, 200, 1_500]);
  return wanted <= Math.round(bust * 100) ? wanted / 100 : null;
};

const profitOf = (bet: number, left: number) => new Exact(left).minus(1).times(bet);

const START = Date.UTC(2021, 9, 31, 1);

/** Table of 2016: a bonus in percent of the bet, and NA for lost bets. */
export const generateBustabitTable = ({ seed, rounds }: Plan) => {
  const chance = chanceOf(`bustabit/table/${seed}`);
  const rows = Array.from({ length: rounds }, (_, i) => {
    const bust = bustOf(chance);
    const left = leftOf(chance, bust);
    const bet = 1 + chance.below(2_000);
    const bonus = chance.below(2) ? chance.below(400) : 0;
    const at = new Date(START + i * 61_000).toISOString().replace('.000', '');
    const ids = [90_000_001 + i, 3_300_000 + i, `player-000${String(1 + chance.below(9))}`];
    if (left === null) return [...ids, bet, 'NA', 'NA', 'NA', bust, at].join(',');
    const profit = profitOf(bet, left).plus(new Exact(bet * bonus).div(10_000).round(2));
    return [...ids, bet, left, bonus / 100, profit.toFixed(), bust, at].join(',');
  });
  const head = 'Id,GameID,Username,Bet,CashedOut,Bonus,Profit,BustedAt,PlayDate';
  return { text: `${[head, ...rows].join('\n')}\n`, seeds: [] };
};

/** One player's games, newest first, as scraped in 2026. */
export const generateBustabitPlayer = ({ seed, rounds }: Plan) => {
  const chance = chanceOf(`bustabit/player/${seed}`);
  const games = Array.from({ length: rounds }, (_, i) => {
    const bust = bustOf(chance);
    const cashedAt = leftOf(chance, bust);
    const bet = 1 + chance.below(15_000);
    const profit = cashedAt === null ? -bet : profitOf(bet, cashedAt).toNumber();
    const gameId = 12_637_715 - i;
    return { gameId, bust, player: 'player-9001', bet, cashedAt, profit, won: cashedAt !== null };
  });
  const config = { startGameId: 12_637_715, numGames: rounds, gamesFound: rounds };
  const file = { filter: 'player-9001', scrapedAt: '2026-01-06T21:58:08.890Z', config, games };
  return { text: JSON.stringify(file, null, 1), seeds: [] };
};
