import { formatPercent } from '#format/text.ts';
import { roundSchemes } from '#models/rounds/round-schemes.ts';
import { prosePage } from '../prose/prose-pages.ts';

export { roundSchemes };
export { roundSchemesJsonSchema } from '#schemas/round-schemes.ts';

/** The text on the method, with the rules of each operator and the changes that were tried. */
export async function roundsMethodPage() {
  const { operators, battery } = roundSchemes();
  return {
    ...(await prosePage('rounds-method')),
    operators: operators.map(({ name, games }) => ({
      name,
      games: Object.entries(games).map(([game, { edgeFraction, inWords, inferred, sources }]) => ({
        ...{ game, inWords, inferred, sources },
        edge: edgeFraction === null ? 'not stated' : formatPercent(Number(edgeFraction) * 100),
      })),
    })),
    battery: Object.entries(battery.histories).map(([name, history]) => ({ name, ...history })),
  };
}
