import { type Problem, problemsSaid, repeated, type Say } from '../describe-issue.ts';
import { skeletonOf } from '../read/lookalike-names.ts';
import type { Content } from '../read/read-content.ts';

type Casino = Content['casinos'][number];

/** What one file about a casino says against itself, against another, or without what it is used for. */
export const checkCasinos = ({ casinos, site }: Content): Problem[] =>
  problemsSaid((say) => {
    for (const casino of casinos) {
      const { file, data } = casino;
      const { games, provablyFairGames, minDepositUsdt } = data.facts;
      provablyFairGames?.value.forEach((game, index) => {
        if (games === null || games.value.includes(game)) return;
        const expected = 'a game that facts.games lists too';
        say(file, `facts.provablyFairGames.value[${index}]`, game, expected);
      });
      history(casino, say);
      const currency = minDepositUsdt?.value.currency ?? 'USDT';
      if (currency !== 'USDT') say(file, 'facts.minDepositUsdt.value.currency', currency, 'USDT');
      readLater(casino, data.facts, 'facts', say);
    }
    const paidFor = site.map(({ data }) => data.featured?.casino);
    for (const { file, id, data } of casinos) {
      if (!paidFor.includes(id) || data.facts.rtpClaim !== null) continue;
      const why = 'because site.yaml features this casino and the popup prints it';
      say(file, 'facts.rtpClaim', 'null', `a claim, ${why}`);
    }
    twins(casinos, say);
    const [first] = casinos;
    if (first !== undefined && casinos.every(({ data }) => data.review === null)) {
      const why = 'the home page lists those that have one';
      const expected = `a review of one casino at least: ${why}`;
      say(first.file, 'review', 'null, as in every casino', expected);
    }
  });

function history({ file, data: { history: changes, facts } }: Casino, say: Say): void {
  changes.forEach(({ on, fact }, index) => {
    const before = changes[index - 1]?.on ?? on;
    if (before < on) {
      const expected = `a day up to ${before}: the newest change comes first`;
      say(file, `history[${index}].on`, on, expected);
    }
    const readOn = facts[fact]?.checkedOn;
    if (readOn !== undefined && readOn >= on) return;
    const found = readOn === undefined ? `${fact}, which is null` : `${fact}, read on ${readOn}`;
    say(file, `history[${index}].fact`, found, `a fact that was read on ${on} or later`);
  });
}

/** The same casino twice, also under a name that only looks like another. */
function twins(casinos: readonly Casino[], say: Say): void {
  const byName = repeated(casinos, ({ data }) => skeletonOf(data.name));
  const named = new Set(byName.map(({ one }) => one));
  for (const { one, first } of byName) {
    const expected = `a name that does not look like that of ${first.file}`;
    say(one.file, 'name', JSON.stringify(one.data.name), expected);
  }
  for (const { one, first } of repeated(casinos, ({ data }) => new URL(data.website).host)) {
    if (named.has(one)) continue;
    const expected = `another site than that of ${first.file}: one casino has one file`;
    say(one.file, 'website', one.data.website, expected);
  }
}

/** A receipt cannot be younger than the file that it stands in. */
export function readLater(
  { file, data: { updatedOn } }: { file: string; data: { updatedOn: string } },
  facts: object,
  group: string,
  say: Say,
): void {
  for (const [name, fact] of Object.entries(facts) as [string, unknown][]) {
    const readOn: unknown = Reflect.get(Object(fact), 'checkedOn');
    if (typeof readOn !== 'string' || readOn <= updatedOn) continue;
    say(file, 'updatedOn', updatedOn, `${readOn} or later, when ${group}.${name} was read`);
  }
}
