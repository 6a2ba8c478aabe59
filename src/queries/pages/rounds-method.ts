import { startSentence } from '#format/counted.ts';
import { formatPercent } from '#format/text.ts';
import { singlePage } from '#models/pages/page-kind.ts';
import BATTERY from '#models/rounds/battery.json' with { type: 'json' };
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
    battery: batteryTables(BATTERY),
  };
}

/** A change was noticed unless there is a reason why it cannot be. */
function batteryTables({ histories, ...tried }: typeof BATTERY) {
  const changes = Object.entries(tried.changes).map(([kind, { tried: counts, unseen }]) => {
    return { kind, counts, unseen: Object.entries(unseen) };
  });
  return {
    histories,
    noticed: changes.map(({ kind, counts, unseen }) => ({
      kind: startSentence(kind),
      counts: counts.map((count, place) => {
        const hidden = unseen.reduce((sum, [, rows]) => sum + (rows[place] ?? 0), 0);
        return count === 0 ? '–' : [count - hidden, 'of', count].join(NO_BREAK);
      }),
    })),
    unseen: changes.flatMap(({ kind, unseen }) =>
      unseen.map(([reason, hidden]) => ({
        kind: startSentence(kind),
        reason,
        where: histories
          .flatMap((name, place) => (hidden[place] ? `${name}: ${hidden[place]}` : []))
          .join('; '),
      })),
    ),
  };
}
