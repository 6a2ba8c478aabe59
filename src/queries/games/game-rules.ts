import { formatEdge } from '#format/odds-text.ts';
import { formatDate } from '#format/text.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import { allEntries } from '../content/entries.ts';
import { shell } from '../site/site.ts';

/** Rules and prices of the casino games, in the order that the content gives. */
export async function gameRulesPage() {
  const games = (await allEntries('gameRules')).toSorted((a, b) => a.data.order - b.data.order);
  const checkedOn = games.map(({ data }) => data.checkedOn).sort()[0];
  if (checkedOn === undefined) throw new Error('Expected game rules, found none');
  return {
    art: pageWatermark('game-rules'),
    contents: games.map(({ id, data }) => ({ text: data.name, href: `#${id}` })),
    games: games.map(({ id, data }) => ({
      id,
      name: data.name,
      goal: data.goal,
      howToPlay: data.howToPlay,
      oneThingToKnow: data.oneThingToKnow,
      bets: data.bets.map(({ bet, pays, edgePercent, note, source }) => ({
        bet,
        pays,
        edge: edgePercent === null ? null : formatEdge(edgePercent),
        note: note ?? null,
        source,
      })),
    })),
    help: (await shell()).help,
    sources: distinctSources(games.flatMap(({ data }) => data.sources)),
    checkedOn: formatDate(checkedOn),
  };
}

function distinctSources<Source extends { title: string }>(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.title, source])).values()];
}
