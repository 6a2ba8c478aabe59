import { startSentence } from '#format/counted.ts';
import { formatPercent } from '#format/text.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import BATTERY from '#models/rounds/battery.tsv?raw';
import { roundSchemes } from '#models/rounds/round-schemes.ts';
import { roundsTool } from './rounds-tool.ts';
import { ofText } from './text-pages.ts';
import { prosePage } from '../prose/prose-pages.ts';

const KEYWORDS = ['payout rounding', 'plinko multipliers', 'provably fair audit', 'house edge'];

/** Rules of the audit and their limits. */
export const roundsMethod = singlePage({
  ...ofText('rounds-method', KEYWORDS),
  below: roundsTool,
  plate: 'Technology',
  group: 'tools',
  view: roundsMethodPage,
});

export { roundSchemes };
export { roundSchemesJsonSchema } from '#schemas/round-schemes.ts';

/** Text on the method, with the rules of each operator and the results of the test battery. */
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

/** Table of detected changes by history, and one of the reasons why some went undetected. */
function batteryTables() {
  const [[, , ...histories] = [], ...lines] = BATTERY.trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const rows = lines.map(([kind = '', reason = '', ...counts]) => {
    const where = histories.flatMap((name, at) =>
      counts[at] === '0' ? [] : `${name}: ${counts[at]}`,
    );
    return { kind: startSentence(kind), reason, counts, where: where.join('; ') };
  });
  const { noticed = [], unseen = [] } = Object.groupBy(rows, ({ reason }) =>
    reason === '' ? 'noticed' : 'unseen',
  );
  return { histories, noticed, unseen };
}
