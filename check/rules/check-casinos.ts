import { type Problem, problemsSaid, repeated, type Say } from '../describe-issue.ts';
import { inBoth, unitOf } from '../amounts.ts';
import { skeletonOf } from '../read/lookalike-names.ts';
import type { Content } from '../read/read-content.ts';
import { hostOf } from '#domain/site/host-of.ts';

type Casino = Content['casinos'][number];

/** What one file about a casino says against itself, against another, or without what it is used for. */
export const checkCasinos = ({ casinos, coins, licences, site }: Content): Problem[] =>
  problemsSaid((say) => {
    const casinoAt = new Map(casinos.map(({ data }) => [hostOf(data.website), data.name]));
    const onFile = coins.map(({ data }) => data.code);
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
      contradictions(casino, onFile, say);
      strengths(casino, say);
      pagesRead(casino, casinoAt, say);
      judge(casino, licences, say);
    }
    const paidFor = site.map(({ data }) => data.featured?.casino);
    for (const { file, id, data } of casinos) {
      if (!paidFor.includes(id) || data.facts.rtpClaim !== null) continue;
      const expected = 'a claim, because site.yaml features this casino and the popup prints it';
      say(file, 'facts.rtpClaim', 'null', expected);
    }
    twins(casinos, say);
    const [first] = casinos;
    if (first !== undefined && casinos.every(({ data }) => data.review === null)) {
      const expected = 'a review of one casino at least: the home page lists those that have one';
      say(first.file, 'review', 'null, as in every casino', expected);
    }
  });

/** Half of the points for recourse rest on it, so the rules of the licence have to say that somebody public decides. */
function judge({ file, data }: Casino, licences: Content['licences'], say: Say): void {
  const { licence, recourse } = data.facts;
  const named = licence?.value.standing === 'none-found' ? undefined : licence?.value.authority;
  const rules = licences.find(({ id }) => id === named)?.data.complaint;
  if (recourse?.value !== 'regulator-decides' || rules?.heardBy?.kind === 'public-body') return;
  const expected = 'regulator-complaint: no licence on file says that its regulator decides';
  say(file, 'facts.recourse.value', recourse.value, expected);
}

/** Facts of one file that cannot both be so. */
function contradictions({ file, data }: Casino, onFile: readonly string[], say: Say): void {
  const { coins, kyc, maxPayout, minDeposit, minDepositUsdt } = data.facts;
  const [least, most] = [minDeposit?.value, maxPayout?.value ?? 'no-limit'];
  if (least && most !== 'no-limit' && most.currency === least.currency) {
    const expected = `at least the smallest deposit, ${inBoth(least)}; ${unitOf(least.currency)}`;
    const isLess = most.minorUnits < least.minorUnits;
    if (isLess) say(file, 'facts.maxPayout.value.minorUnits', inBoth(most), expected);
  }
  for (const [name, amount] of Object.entries({ minDeposit, minDepositUsdt })) {
    const code = amount?.value.currency ?? 'USD';
    if (coins === null || !onFile.includes(code) || coins.value.includes(code)) continue;
    say(file, `facts.${name}`, `a deposit in ${code}`, 'a coin that facts.coins lists too');
  }
  if (kyc?.value.level === 'none' && kyc.value.triggers.length > 0) {
    const expected = 'another level, or no triggers: with none, nothing triggers a check';
    say(file, 'facts.kyc.value.level', 'none, with triggers', expected);
  }
  if (kyc?.value.level === 'above-threshold' && kyc.value.triggers.length === 0) {
    say(file, 'facts.kyc.value.triggers', 'none', 'the amount from which documents are asked for');
  }
}

/** A strength that a review rests on a fact which is not known, or which is an empty list. */
function strengths({ file, data }: Casino, say: Say): void {
  // The placeholder of a new site has no facts at all, and its texts say so.
  const isPlaceholder = Object.values(data.facts).every((fact) => fact === null);
  data.review?.pros.forEach(({ fact }, index) => {
    const value: unknown = data.facts[fact]?.value ?? null;
    const isNone = Array.isArray(value) && value.length === 0;
    if ((value !== null && !isNone) || isPlaceholder) return;
    const found = `${fact}, which is ${isNone ? 'an empty list' : 'null'}`;
    say(file, `review.pros[${index}].fact`, found, 'a fact that is known, and more than none');
  });
}

/** A source on the site of another casino, and a casino's own page that counts as somebody else's. */
function pagesRead({ file, data }: Casino, casinoAt: ReadonlyMap<string, string>, say: Say): void {
  const own = hostOf(data.website);
  for (const [key, { url }] of Object.entries(data.sources)) {
    const other = url === undefined || hostOf(url) === own ? undefined : casinoAt.get(hostOf(url));
    if (other === undefined) continue;
    const expected = `a page on ${data.name}: that site is the one of ${other}`;
    say(file, `sources.${key}.url`, url ?? '', expected);
  }
  for (const [name, fact] of Object.entries(data.facts)) {
    const { source = '', grade = 'D' } = fact ?? {};
    const url = data.sources[source]?.url;
    if (!['B', 'C'].includes(grade) || url === undefined || hostOf(url) !== own) continue;
    const expected = 'D: the source is a page of the casino itself';
    say(file, `facts.${name}.grade`, grade, expected);
  }
}

function history({ file, data: { history: changes, facts } }: Casino, say: Say): void {
  changes.forEach(({ on, fact, was, now }, index) => {
    if (was === now) say(file, `history[${index}].now`, JSON.stringify(now), 'what changed since');
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
  for (const { one, first } of repeated(casinos, ({ data }) => hostOf(data.website))) {
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
