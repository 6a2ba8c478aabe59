import { startSentence } from '#format/counted.ts';
import { formatPercent } from '#format/text.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import BATTERY from '#models/rounds/battery.tsv?raw';
import { roundSchemes } from '#models/rounds/round-schemes.ts';
import { roundsTool } from './rounds-tool.ts';
import { ofText } from './text-pages.ts';
import { prosePage } from '../prose/prose-pages.ts';

const KEYWORDS = ['payout rounding', 'plinko multipliers', 'provably fair audit', 'house edge'];

/** What the audit of a history checks, by which rules, and what it cannot prove. */
export const roundsMethod = singlePage({
  ...ofText('rounds-method', KEYWORDS),
  below: roundsTool,
  plate: 'Technology',
  group: 'tools',
  view: roundsMethodPage,
});

export { roundSchemes };
export { roundSchemesJsonSchema } from '#schemas/round-schemes.ts';

const NO_BREAK = '\u00a0';

/** The text on the method, with the rules of each operator and the changes that were tried. */
async function roundsMethodPage() {
  const { operators } = roundSchemes();
  return {
    ...(await prosePage('rounds-method')),
    operators: operators.map(({ name, games }) => ({
      name,
      games: Object.entries(games).map(([game, { edgeFraction, inWords, inferred, sources }]) => ({
        ...{ inWords, inferred, sources },
        game: startSentence(game),
        edge: edgeFraction === null ? 'not stated' : formatPercent(Number(edgeFraction) * 100),
      })),
    })),
    battery: batteryTables(),
  };
}

/** Of each change a line with what was noticed, by history, and one for each reason why some was not. */
function batteryTables() {
  const [[, , ...histories] = [], ...lines] = BATTERY.trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const rows = lines.map(([kind = '', reason = '', ...counts]) => {
    return { kind: startSentence(kind), reason, counts };
  });
  return {
    histories,
    noticed: rows
      .filter(({ reason }) => reason === '')
      .map(({ kind, counts }) => ({
        kind,
        counts: counts.map((count) => count.replaceAll(' ', NO_BREAK)),
      })),
    unseen: rows
      .filter(({ reason }) => reason !== '')
      .map(({ kind, reason, counts }) => ({
        kind,
        reason,
        where: histories
          .flatMap((name, at) => (counts[at] === '0' ? [] : `${name}: ${counts[at]}`))
          .join('; '),
      })),
  };
}
