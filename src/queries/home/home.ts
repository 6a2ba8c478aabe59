import { engraveHero } from '#art/hero.ts';
import { LIST_SIZES } from '#domain/lists/list-sizes.ts';
import { multiplyMoney, money, subtractMoney } from '#domain/money/money.ts';
import { formatMoney, formatPercent, formatSignedMoney } from '#format/text.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { casinoCards, reviewedCasinos } from '../casinos/casinos.ts';
import { allEntries } from '../content/entries.ts';
import { siteSettings } from '../site/site.ts';
import { faqItems } from './faq-items.ts';
import { featuredPlacement } from './featured.ts';

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
    featured: await featuredPlacement(),
  };
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
