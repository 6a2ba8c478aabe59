import { sourceUnder } from '#domain/facts/cited-source.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatCounted } from '#format/counted.ts';
import { formatEdge } from '#format/odds-text.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { CHARTS } from '#models/games/game-charts.ts';
import { SPREAD_TABLES } from '#models/games/game-spread.ts';
import { factsOf } from '#models/games/game-facts.ts';
import { gameEntries, hasOdds } from './games.ts';
import { hourLedger } from '#models/games/hour-cost.ts';
import { shell } from '../site/site.ts';
import { supportersOf } from './supporters.ts';
import { verifierOf } from '#models/fairness/verifier.ts';

/** All that the guide of one game shows. */
export async function gamePage(slug: string) {
  const games = await gameEntries();
  const rulesCount = (await allEntries('gameRules')).length;
  const { data } = requireEntry(games, slug, 'a game');
  return {
    slug,
    name: data.name,
    title: data.title,
    lead: data.lead,
    art: pageWatermark(slug),
    facts: factsOf(data),
    rules: data.rulesInHalfAMinute,
    chart: hasOdds(slug) ? CHARTS[slug](data) : null,
    returns: {
      text: data.rtpInWords,
      variants: data.rtp.map(({ variant, rtpPercent, edgePercent, source, sum }) => ({
        variant,
        rtp: formatEdge(rtpPercent),
        edge: formatEdge(edgePercent),
        source: sourceUnder(source, data.sources),
        sum: sum ?? null,
      })),
    },
    spread: { text: data.varianceInWords, tables: hasOdds(slug) ? SPREAD_TABLES[slug]() : [] },
    hour: { ledger: hourLedger(data), note: data.pace.note },
    checking: { text: data.checkingARound, verifier: await verifierOf(slug) },
    myths: data.myths.map(({ myth, truth }, index) => ({
      id: `myth-${index + 1}`,
      title: myth,
      text: truth,
    })),
    supporters: await supportersOf(slug),
    others: [
      ...games
        .filter((game) => game.slug !== slug)
        .map((game) => ({ text: game.data.name, href: pageHref(FOLDERS.games, game.slug) })),
      {
        text:
          rulesCount === 0
            ? 'Game rules'
            : `Rules of ${formatCounted(rulesCount, 'casino game', 'casino games')}`,
        href: '/game-rules',
      },
    ],
    help: (await shell()).help,
    sources: Object.values(data.sources),
  };
}
