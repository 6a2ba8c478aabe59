import { startSentence } from '#format/counted.ts';
import { formatPercent } from '#format/text.ts';
import { roundSchemes } from '#models/rounds/round-schemes.ts';
import { prosePage } from '../prose/prose-pages.ts';

export { roundSchemes };
export { roundSchemesJsonSchema } from '#schemas/round-schemes.ts';

const NO_BREAK = '\u00a0';

/** The text on the method, with the rules of each operator and the changes that were tried. */
export async function roundsMethodPage() {
  const { operators, battery } = roundSchemes();
  return {
    ...(await prosePage('rounds-method')),
    operators: operators.map(({ name, games }) => ({
      name,
      games: Object.entries(games).map(
        ([game, { edgeFraction, edgeByRule, inWords, inferred, sources }]) => ({
          ...{ inWords, inferred, sources },
          game: startSentence(game),
          edge: edgeOf(edgeFraction, edgeByRule),
        }),
      ),
    })),
    battery: batteryTables(battery.histories),
  };
}

const percentOf = (fraction: string) => formatPercent(Number(fraction) * 100);

function edgeOf(stated: string | null, byRule: string | undefined): string {
  if (stated === null) return 'not stated';
  return byRule === undefined
    ? percentOf(stated)
    : `${percentOf(stated)} stated, ${percentOf(byRule)} by the rule`;
}

type Histories = ReturnType<typeof roundSchemes>['battery']['histories'];

function batteryTables(byName: Histories) {
  const histories = Object.entries(byName);
  const kinds = new Set(histories.flatMap(([, { counts }]) => Object.keys(counts)));
  const hidden = histories.flatMap(([name, { unseen }]) =>
    unseen.map(([kind, count, reason]) => ({ kind, reason, where: `${name}: ${count}` })),
  );
  const groups = Map.groupBy(hidden, ({ kind, reason }) => `${kind}/${reason}`);
  return {
    histories: histories.map(([name]) => name),
    noticed: [...kinds].map((kind) => ({
      kind: startSentence(kind),
      counts: histories.map(([, { counts }]) => {
        const [tried, fault, open] = counts[kind] ?? [0, 0, 0];
        return tried === 0 ? '–' : [fault + open, 'of', tried].join(NO_BREAK);
      }),
    })),
    unseen: [...groups.values()].flatMap((all) =>
      all.slice(0, 1).map(({ kind, reason }) => ({
        kind: startSentence(kind),
        reason,
        where: all.map(({ where }) => where).join('; '),
      })),
    ),
  };
}
