import { money, multiplyMoney, subtractMoney } from '#domain/money/money.ts';
import { formatMoney, formatPercent } from '#format/text.ts';
import { chipFile, watermarkHref } from '#models/pictures/art-files.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { requireEntry } from '../content/entries.ts';
import { outboundTargets } from '../casinos/outbound.ts';
import { siteSettings } from '../site/site.ts';

/** The paid placement of the home page: its claim, attributed, and what the claim means in money. */
export async function featuredPlacement() {
  const { featured } = await siteSettings();
  const casinos = await rankedCasinos();
  const { slug, name, rating, entry } = requireEntry(
    casinos.map((casino) => ({ ...casino, id: casino.slug })),
    featured.casino,
    'a casino',
  );
  const claim = entry.data.facts.rtpClaim;
  if (claim === null) {
    throw new Error(`Expected an rtpClaim in the featured casino ${slug}, found null`);
  }
  const { game, rtpPercent } = claim.value;
  const stake = money(featured.stakeUsd);
  const stakePerRound = multiplyMoney(stake, 1 / featured.rounds);
  const returned = multiplyMoney(stake, rtpPercent / 100);
  const visit = (await outboundTargets())(slug);
  return {
    name,
    stars: rating.stars,
    logo: chipFile({ slug, initials: entry.data.initials, chip: entry.data.chip }).path,
    artHref: watermarkHref('featured-2'),
    visit,
    claim: `Claims ${formatPercent(rtpPercent)} RTP for its game ${game}.`,
    ledger: {
      caption: `What a return of ${formatPercent(rtpPercent)} means`,
      rows: [
        {
          label: 'You stake',
          working: `${featured.rounds} rounds of ${formatMoney(stakePerRound)}`,
          figure: formatMoney(stake),
        },
        {
          label: 'Claimed return',
          working: formatPercent(rtpPercent),
          figure: formatMoney(returned),
        },
      ],
      total: {
        label: 'Average cost',
        figure: formatMoney(subtractMoney(returned, stake)),
        tone: 'cost' as const,
      },
    },
    smallPrint:
      '18+. Terms apply. The claim is the casino’s own; other games there may return less.',
  };
}
