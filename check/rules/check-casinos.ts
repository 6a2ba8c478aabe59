import { type Problem, collectProblems, repeated, type Report } from '../describe-issue.ts';
import { inBoth, unitOf } from '../amounts.ts';
import type { Content } from '../read/read-content.ts';
import { hostOf } from '#domain/site/host-of.ts';
import { datesIn } from './check-age.ts';

type Casino = Content['casinos'][number];

/** What one file about a casino says against itself, against another, or without what it is used for. */
export const checkCasinos = ({ casinos, coins, licences, links, site }: Content): Problem[] =>
  collectProblems((report, warn) => {
    const onFile = coins.map(({ data }) => data.code);
    for (const casino of casinos) {
      const { file, data } = casino;
      const { games, provablyFairGames, minDepositUsdt } = data.facts;
      provablyFairGames?.value.forEach((game, index) => {
        if (games === null || games.value.includes(game)) return;
        const expected = 'a game that facts.games lists too';
        report(file, `facts.provablyFairGames.value[${index}]`, game, expected);
      });
      history(casino, warn);
      const currency = minDepositUsdt?.value.currency ?? 'USDT';
      if (currency !== 'USDT')
        report(file, 'facts.minDepositUsdt.value.currency', currency, 'USDT');
      contradictions(casino, onFile, report);
      strengths(casino, warn);
      pagesRead(casino, 'facts', casino, casinos, report);
      judge(casino, licences, report);
      daysBefore(file, data, casino, report);
    }
    for (const { file, data } of links) {
      data.links.forEach(({ casino, since }, index) => {
        const maker = casinos.find(({ id }) => id === casino);
        // A programme may take partners in the year before the casino opens.
        if (maker) daysBefore(file, { [`links[${index}].since`]: since }, maker, report, 1);
      });
    }
    const paidFor = site.map(({ data }) => data.featured?.casino);
    for (const { file, id, data } of casinos) {
      if (!paidFor.includes(id) || data.facts.rtpClaim !== null) continue;
      const expected = 'a claim, because site.yaml features this casino and the popup prints it';
      report(file, 'facts.rtpClaim', 'null', expected);
    }
    twins(casinos, report, warn);
    const [first] = casinos;
    if (first !== undefined && casinos.every(({ data }) => data.review === null)) {
      const expected = 'a review of one casino at least: the home page lists those that have one';
      report(first.file, 'review', 'null, as in every casino', expected);
    }
  });

/** Days on which there was no such casino yet. A source may be older. */
export function daysBefore(
  file: string,
  dated: object,
  { data }: Casino,
  report: Report,
  early = 0,
): void {
  const { value = 0, checkedOn = '' } = data.facts.established ?? {};
  // A year of opening that is itself to come is named as such.
  if (value > Number(checkedOn.slice(0, 4))) return;
  for (const { field, text } of datesIn(dated)) {
    if (/publishedOn$/.test(field) || Number(text.slice(0, 4)) >= value - early) continue;
    report(
      file,
      field,
      text,
      `a day from ${value - early} on: the casino was established in ${value}`,
    );
  }
}

/** Half of the points for recourse rest on it, so the rules of the licence have to say that somebody public decides. */
function judge({ file, data }: Casino, licences: Content['licences'], report: Report): void {
  const { licence, recourse } = data.facts;
  const named = licence?.value.standing === 'none-found' ? undefined : licence?.value.authority;
  if (named === 'none') {
    const expected = 'another file of licences, or `standing: none-found` alone';
    report(file, 'facts.licence.value.authority', named, expected);
  }
  if (licence !== null && named === undefined && /^regulator/.test(recourse?.value ?? '')) {
    const expected = 'independent-body or operator-only: facts.licence names no regulator';
    report(file, 'facts.recourse.value', `${recourse?.value}`, expected);
    return;
  }
  const rules = licences.find(({ id }) => id === named)?.data.complaint;
  if (recourse?.value !== 'regulator-decides' || rules?.heardBy?.kind === 'public-body') return;
  const expected = 'regulator-complaint: no licence on file says that its regulator decides';
  report(file, 'facts.recourse.value', recourse.value, expected);
}

/** Facts of one file that cannot both be so. */
function contradictions({ file, data }: Casino, onFile: readonly string[], report: Report): void {
  const { coins, kyc, maxPayout, minDeposit, minDepositUsdt } = data.facts;
  const [least, most] = [minDeposit?.value, maxPayout?.value ?? 'no-limit'];
  if (least && most !== 'no-limit' && most.currency === least.currency) {
    const expected = `at least the smallest deposit, ${inBoth(least)}; ${unitOf(least.currency)}`;
    const isLess = most.minorUnits < least.minorUnits;
    if (isLess) report(file, 'facts.maxPayout.value.minorUnits', inBoth(most), expected);
  }
  for (const [name, amount] of Object.entries({ minDeposit, minDepositUsdt })) {
    const code = amount?.value.currency ?? 'USD';
    if (coins === null || !onFile.includes(code) || coins.value.includes(code)) continue;
    report(file, `facts.${name}`, `a deposit in ${code}`, 'a coin that facts.coins lists too');
  }
  if (kyc?.value.level === 'none' && kyc.value.triggers.length > 0) {
    const expected = 'another level, or no triggers: with none, nothing triggers a check';
    report(file, 'facts.kyc.value.level', 'none, with triggers', expected);
  }
  if (kyc?.value.level === 'above-threshold' && kyc.value.triggers.length === 0) {
    report(
      file,
      'facts.kyc.value.triggers',
      'none',
      'the amount from which documents are asked for',
    );
  }
}

/** A strength that a review rests on a fact which is not known, or which is an empty list. */
function strengths({ file, data }: Casino, report: Report): void {
  // The placeholder of a new site has no facts at all, and its texts say so.
  const isPlaceholder = Object.values(data.facts).every((fact) => fact === null);
  data.review?.pros.forEach(({ fact }, index) => {
    const value: unknown = data.facts[fact]?.value ?? null;
    const isNone = Array.isArray(value) && value.length === 0;
    if ((value !== null && !isNone) || isPlaceholder) return;
    const found = `${fact}, which is ${isNone ? 'an empty list' : 'null'}`;
    report(file, `review.pros[${index}].fact`, found, 'a fact that is known, and more than none');
  });
}

/** A source on the site of another casino, and a casino's own page that counts as somebody else's. */
export function pagesRead<Group extends string>(
  { file, data }: { file: string; data: Pick<Casino['data'], 'sources'> & Record<Group, object> },
  group: Group,
  { data: { name, sample, website } }: Casino,
  casinos: readonly Casino[],
  report: Report,
): void {
  for (const [key, { url, noAddress }] of Object.entries(data.sources)) {
    const at = `sources.${key}`;
    if (noAddress === 'invented' && !sample) {
      report(file, `${at}.noAddress`, noAddress, 'where it was read: the casino has sample: false');
    }
    const other = casinos.find((one) => isOn(url, one.data.website));
    if (other === undefined || isOn(url, website)) continue;
    const expected = `a page on ${name}: that site is the one of ${other.data.name}`;
    report(file, `${at}.url`, `${url}`, expected);
  }
  for (const [name, fact] of Object.entries(data[group])) {
    const { source = '', grade = 'D' } = Object(fact) as { source?: string; grade?: string };
    if (!['B', 'C'].includes(grade) || !isOn(data.sources[source]?.url, website)) continue;
    report(file, `${group}.${name}.grade`, grade, 'D: the source is a page of the casino itself');
  }
}

/** Whether a page is on a site, or on a part of it with a name of its own. */
export const isOn = (url: string | undefined, site: string) =>
  url !== undefined && `.${hostOf(url)}`.endsWith(`.${hostOf(site)}`);

function history({ file, data: { history: changes, facts } }: Casino, report: Report): void {
  changes.forEach(({ on, fact, was, now }, index) => {
    if (was === now)
      report(file, `history[${index}].now`, JSON.stringify(now), 'what changed since');
    const before = changes[index - 1]?.on ?? on;
    if (before < on) {
      const expected = `a day up to ${before}: the newest change comes first`;
      report(file, `history[${index}].on`, on, expected);
    }
    const readOn = facts[fact]?.checkedOn;
    if (readOn !== undefined && readOn >= on) return;
    const found = readOn === undefined ? `${fact}, which is null` : `${fact}, read on ${readOn}`;
    report(file, `history[${index}].fact`, found, `a fact that was read on ${on} or later`);
  });
}

/** The same casino twice, and one license number in two files. */
function twins(casinos: readonly Casino[], report: Report, warn: Report): void {
  const byName = repeated(casinos, ({ data }) => data.name.toLowerCase());
  const named = new Set(byName.map(({ one }) => one));
  for (const { one, first } of byName) {
    const expected = `a name that ${first.file} has not`;
    report(one.file, 'name', JSON.stringify(one.data.name), expected);
  }
  for (const { one, first } of repeated(casinos, ({ data }) => hostOf(data.website))) {
    if (named.has(one)) continue;
    const expected = `another site than that of ${first.file}: one casino has one file`;
    report(one.file, 'website', one.data.website, expected);
  }
  const numberOf = ({ data }: Casino): unknown =>
    Reflect.get(data.facts.licence?.value ?? {}, 'number');
  for (const { one, first } of repeated(casinos.filter(numberOf), numberOf)) {
    const expected = `a number that ${first.file} has not`;
    warn(one.file, 'facts.licence.value.number', JSON.stringify(numberOf(one)), expected);
  }
}
