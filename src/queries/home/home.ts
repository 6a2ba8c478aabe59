import { engraveHero } from '#art/hero.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { multiplyMoney, money, subtractMoney } from '#domain/money/money.ts';
import { formatMoney, formatPercent, formatSignedMoney } from '#format/text.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { casinoCards, reviewedCasinos } from '../casinos/casinos.ts';
import { allEntries } from '../content/entries.ts';
import type { Head } from '../site/head.ts';
import { siteSettings } from '../site/site.ts';

/** Chips in the hero's pans: one stands for so many dollars. */
const DOLLARS_PER_CHIP = 25;

const STAT_ART = ['stat0', 'stat3', 'stat6'] as const;

export async function homePage() {
  const site = await siteSettings();
  const reviewed = await reviewedCasinos();
  const casinos = await casinoCards(reviewed.slice(0, LIST_SIZES.homeCasinos));
  const bonuses = await allEntries('bonuses');
  return {
    hero: hero(site),
    tiles: site.tiles,
    casinos,
    reviewCount: reviewed.length,
    stats: site.stats.map((stat, index) => ({
      ...stat,
      artHref: watermarkHref(STAT_ART[index] ?? 'stat0'),
    })),
    upcoming: { ...site.upcoming, artHref: watermarkHref('ledger-7') },
    faq: await faqItems(),
    bonusCount: bonuses.length,
    closingArtHref: watermarkHref('cta'),
  };
}

export async function faqItems() {
  const entries = await allEntries('faq');
  return entries
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ id, data: { question, answer } }) => ({ id, question, answer }));
}

type Site = Awaited<ReturnType<typeof siteSettings>>;

/** The balance: bonus on the left, average cost of clearing it on the right. */
function hero({ tagline, lead, heroExample }: Site) {
  const { bonusUsd, wageringMultiple, rtpPercent } = heroExample;
  const bonus = money(bonusUsd);
  const turnover = multiplyMoney(bonus, wageringMultiple);
  const cost = multiplyMoney(turnover, (100 - rtpPercent) / 100);
  const net = subtractMoney(bonus, cost);
  const lost = subtractMoney(money(0), cost);
  return {
    tagline,
    lead,
    art: engraveHero({
      bonus: {
        figure: formatSignedMoney(bonus),
        caption: 'bonus',
        chips: bonusUsd / DOLLARS_PER_CHIP,
      },
      cost: {
        figure: formatMoney(lost),
        caption: 'average cost',
        chips: cost.minorUnits / 100 / DOLLARS_PER_CHIP,
      },
      label: `A balance: ${formatMoney(bonus)} of bonus chips on the left is outweighed by ${formatMoney(cost)} of average wagering cost on the right.`,
    }),
    example: {
      text: `A ${formatMoney(bonus)} bonus, ${wageringMultiple}× wagering, a slot that returns ${formatPercent(rtpPercent)}: ${formatMoney(turnover)} of bets to clear it.`,
      outcome: `${formatMoney(subtractMoney(money(0), net))} worse off on average`,
    },
  };
}

const LISTED_IN_STRUCTURED_DATA = 5;

/** The first five casinos, by name and address alone: a sample has no rating to publish. */
export async function homeHead(): Promise<Head> {
  const [site, casinos] = [await siteSettings(), await reviewedCasinos()];
  return {
    title: `${site.brand}: ${site.tagline.replace(/\.$/, '')}`,
    description: site.description,
    keywords: site.keywords,
    structuredData: [
      {
        '@type': 'WebSite',
        name: site.brand,
        url: site.baseUrl,
        description: site.description,
      },
      {
        '@type': 'ItemList',
        name: 'Top Rated Crypto Casinos',
        numberOfItems: LISTED_IN_STRUCTURED_DATA,
        itemListElement: casinos
          .slice(0, LISTED_IN_STRUCTURED_DATA)
          .map(({ slug, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: new URL(`/reviews/${slug}`, site.baseUrl).href,
          })),
      },
    ],
  };
}
