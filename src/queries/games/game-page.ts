import { formatEdge } from '#format/odds-text.ts';
import { formatDate } from '#format/text.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { CHARTS } from './game-charts.ts';
import { SPREAD_TABLES } from '#models/games/game-spread.ts';
import { factsOf, formatSpan, type GameSlug, gameEntries, LIST_STEP } from './games.ts';
import type { Head } from '../site/head.ts';
import { hourLedger } from '#models/games/hour-cost.ts';
import { shell, siteSettings } from '../site/site.ts';
import { breadcrumbList, HOME_LINK } from '#models/pages/structured-data.ts';
import { supportersOf } from './supporters.ts';
import { verifierOf } from '#models/fairness/verifier.ts';

const trailOf = (slug: string, name: string) => [
  HOME_LINK,
  LIST_STEP,
  { text: name, href: `/games/${slug}` },
];

/** All that the guide of one game shows. */
export async function gamePage(slug: GameSlug) {
  const games = await gameEntries();
  const { data } = requireEntry(
    games.map((game) => ({ ...game, id: game.slug })),
    slug,
    'a game',
  );
  return {
    slug,
    name: data.name,
    title: data.title,
    lead: data.lead,
    trail: trailOf(slug, data.name),
    art: pageWatermark(slug),
    facts: factsOf(data),
    rules: data.rulesInHalfAMinute,
    chart: CHARTS[slug](data),
    returns: {
      text: data.rtpInWords,
      variants: data.rtp.map(({ variant, rtpPercent, edgePercent, source }) => ({
        variant,
        rtp: formatEdge(rtpPercent),
        edge: formatEdge(edgePercent),
        source,
      })),
    },
    spread: { text: data.varianceInWords, tables: SPREAD_TABLES[slug]() },
    hour: { ledger: hourLedger(data), note: data.pace.note },
    checking: { text: data.checkingARound, verifier: await verifierOf(slug) },
    myths: data.myths.map(({ myth, truth }, index) => ({
      id: `myth-${index + 1}`,
      title: myth,
      text: truth,
    })),
    supporters: await supportersOf(slug),
    others: games
      .filter((game) => game.slug !== slug)
      .map((game) => ({ text: game.data.name, href: `/games/${game.slug}` })),
    help: (await shell()).help,
    sources: data.sources,
    checkedOn: formatDate(data.checkedOn),
  };
}

export async function gameHead(slug: GameSlug): Promise<Head> {
  const [{ baseUrl }, entries] = [await siteSettings(), await allEntries('games')];
  const { name, title, rtp } = requireEntry(entries, slug, 'a game').data;
  const edges = formatSpan(rtp.map(({ edgePercent }) => edgePercent));
  return {
    title: `${title}: odds, edge and cost`,
    description: `${name} explained: rules in half a minute, a house edge of ${edges}, exact odds as chart and table, what an hour costs on average, and common myths.`,
    keywords: [name.toLowerCase(), 'house edge', 'RTP', 'variance', 'odds'],
    structuredData: [breadcrumbList(trailOf(slug, name), baseUrl)],
  };
}
