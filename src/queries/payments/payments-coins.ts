import { distinctSources, sourcesIn } from '#domain/facts/cited-source.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatDayOrMonth, formatWait } from '#format/coin-words.ts';
import { LOCALE } from '#format/locale.ts';
import { stripOf } from '#format/tick-strip.ts';
import { rankedCasinos } from '../casinos/casinos.ts';
import { allEntries } from '../content/entries.ts';
import { paymentsHref } from './payment-pages.ts';

/** Most casinos linked in a row, best score first. */
const LINKED_CASINOS = 3;

/** Coins by network, the coins that most casinos take first. */
export async function coinNetworks() {
  const [coins, casinos] = [await allEntries('coins'), await rankedCasinos()];
  const takenBy = (code: string) =>
    casinos
      .filter(({ entry: { data } }) => data.facts.coins?.value.includes(code))
      .map(({ slug, name, entry: { data } }) => ({
        text: name,
        href: data.review === null ? null : pageHref(FOLDERS.reviews, slug),
      }));
  return coins
    .toSorted((a, b) => takenBy(b.data.code).length - takenBy(a.data.code).length)
    .flatMap(({ id, data: { code, networks, note } }) =>
      networks.map(({ name, wait, confirmations, fee }, index) => ({
        id: index === 0 ? rowOf(id) : `${rowOf(id)}-${index}`,
        code,
        network: name,
        wait: wait && formatWait(wait),
        confirmations,
        fee: fee?.text ?? null,
        feeAsOf: fee && asOf(fee.asOf),
        casinos: `${takenBy(code).length} of ${casinos.length}`,
        // Casinos state their coins, and seldom the networks.
        first: networks.length === 1 ? takenBy(code).slice(0, LINKED_CASINOS) : null,
        note: index === 0 ? note : null,
      })),
    );
}

/** Longest usual wait of each network. */
export async function waitStrip() {
  const networks = (await allEntries('coins')).flatMap(({ data }) => data.networks);
  const waits = networks.flatMap(({ name, wait }) =>
    wait === null ? [] : { name, at: wait.toMinutes, figure: formatWait(wait) },
  );
  return stripOf(waits, ['Quickest', 'Slowest']);
}

/** Anchor of a coin's first network in the table of fees. */
export const coinHref = (id: string) => `${paymentsHref('fees-by-coin')}#${rowOf(id)}`;

const rowOf = (id: string) => `coin-${id}`;

const asOf = (day: string | null) =>
  day === null ? 'A rule of the network, undated' : `As of ${formatDayOrMonth(day)}`;

/** Sources of the coins' figures, each once. */
export async function coinSources() {
  const coins = await allEntries('coins');
  const sources = distinctSources(coins.flatMap(({ data }) => sourcesIn(data)));
  return { sources: sources.toSorted((a, b) => a.title.localeCompare(b.title, LOCALE)) };
}
