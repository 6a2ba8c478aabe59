import { newestReading } from '#domain/facts/cited-source.ts';
import { REQUIRED_COUNTRIES } from '#domain/legality/country-choice.ts';
import { type Problem, collectProblems, type Report } from '../describe-issue.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import { type HeldBack, publicationOf } from '../read/unpublished-entries.ts';
import { hostOf } from '#domain/site/host-of.ts';

const UNCONFIRMED = 'not yet confirmed';

type Of<Name extends keyof Content> = Content[Name][number];

/** Countries, help services and coins: codes, who serves whom, and what readers can choose. */
export const checkCountries = (
  content: Content,
  files: readonly RawEntry[],
  held: readonly HeldBack[],
  contentDir: string,
): Problem[] =>
  collectProblems((report, warn) => {
    const { countries, helplines, coins, site } = content;
    const waiting = held.filter(({ entry }) => entry.collection === 'countries');
    const known = files.filter(({ collection }) => collection === 'countries').map(({ id }) => id);
    for (const coin of coins) codeOf(coin, report);
    for (const service of helplines) {
      ways(service, warn);
      const { id, file, data } = service;
      const country = countries.find((one) => one.id === data.country);
      if (country === undefined || country.data.helplines.includes(id)) continue;
      const expected = `it to be listed, because ${file} says that it serves this country`;
      warn(country.file, 'helplines', `no ${id}`, expected);
    }
    for (const country of countries) {
      nameOf(country, countries, report);
      services(country, helplines, known, report);
      changes(country, warn);
      statusWords(country, warn);
      ageInWords(country, warn);
      localHelp(country, content, report);
    }
    required(content, known, waiting, contentDir, report);
    // The foot of every page ends in a website for those who do not want to call.
    for (const { file, data } of site) {
      const named = data.footerHelp.map((name) => helplines.find(({ id }) => id === name)?.data);
      if (named.some((one) => one === undefined || (one.phone === null && one.url !== null)))
        continue;
      const found = 'no service that has a website and no phone';
      report(file, 'footerHelp', found, 'one, for readers who would rather not call');
    }
  });

function codeOf({ id, file, data: { code } }: Of<'coins'>, report: Report): void {
  const name = code.toLowerCase();
  if (name !== id) {
    const expected = `${id.toUpperCase()}, as the file is named, or a file named ${name}.yaml`;
    report(file, 'code', code, expected);
  }
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
/** Names that are as usual as those of Unicode. */
const ALIASES: Readonly<Record<string, string>> = {
  CI: 'Ivory Coast',
  CZ: 'Czech Republic',
  HK: 'Hong Kong',
  MM: 'Burma',
  TR: 'Turkey',
};

/** A name that is not that of its code. A code that two files have is named as such. */
function nameOf(
  { file, data: { code, name } }: Of<'countries'>,
  countries: Content['countries'],
  report: Report,
): void {
  const isTwice = countries.filter(({ data }) => data.code === code).length > 1;
  if (isTwice || REQUIRED_COUNTRIES.some((one) => one.code === code)) return;
  const own = REGIONS.of(code) ?? code;
  if (own.includes(name) || name.includes(own) || ALIASES[code] === name) return;
  report(file, 'code', code, `the code of ${name}: this one is that of ${own}`);
}

function ways({ file, data }: Of<'helplines'>, report: Report): void {
  const { kind, phone, text, chatUrl, url, note, languages } = data;
  if (kind === 'crisis' && [phone, text, chatUrl].every((way) => way === null))
    report(file, 'kind', kind, 'another kind, or a phone, a text number or a chat');
  // Only where it is a list of single words; a sentence may name one of them again.
  const spoken = languages?.toLowerCase().split(/, | and /) ?? [];
  if (spoken.every((one) => /^\p{L}+$/u.test(one)) && new Set(spoken).size < spoken.length) {
    report(file, 'languages', JSON.stringify(languages), 'each language once');
  }
  if ([phone, text, chatUrl, url, note].some((way) => way !== null)) return;
  const expected = 'one of them, or a note that says why there is none';
  report(file, 'url', 'no phone, text, chat or website', expected);
}

function services(
  { id, file, data }: Of<'countries'>,
  helplines: Content['helplines'],
  known: readonly string[],
  report: Report,
): void {
  data.helplines.forEach((name, index) => {
    const service = helplines.find((one) => one.id === name);
    const isRegister = data.selfExclusion.some((one) => one.name === service?.data.name);
    if (isRegister && service && service.data.kind !== 'self-exclusion')
      report(service.file, 'kind', service.data.kind, `self-exclusion, as ${file} has it`);
    const country = service?.data.country;
    if (country === undefined || country === id || !known.includes(country)) return;
    const expected = 'a service of this country or of every country';
    report(file, `helplines[${index}]`, `${name}, which serves ${country}`, expected);
  });
}

function changes({ file, data }: Of<'countries'>, report: Report): void {
  data.recentChanges.forEach(({ on }, index) => {
    const before = data.recentChanges[index - 1]?.on ?? newestReading(data.sources);
    if (before === null || on <= before) return;
    const expected = `a day up to ${before}: the newest comes first, none after the last reading of a source`;
    report(file, `recentChanges[${index}].on`, on, expected);
  });
}

/** The age beside offers is one that the sentence names, where it names any. */
function ageInWords({ file, data: { minimumAge, offers } }: Of<'countries'>, report: Report): void {
  const ages = [...minimumAge.text.matchAll(/\b(?:1[89]|2[0-5])\b/g)].map(([age]) => Number(age));
  if (ages.length === 0 || ages.includes(offers.minimumAge)) return;
  const expected = `${Math.max(...ages)}, as minimumAge says`;
  report(file, 'offers.minimumAge', String(offers.minimumAge), expected);
}

function statusWords({ file, data }: Of<'countries'>, report: Report): void {
  const saysSo = data.statusInWords.includes(UNCONFIRMED);
  if (saysSo === (data.statusVerification === 'unverified')) return;
  const expected = saysSo
    ? `no “${UNCONFIRMED}”, because statusVerification says that it is`
    : `the words “${UNCONFIRMED}”, because statusVerification says so`;
  report(file, 'statusInWords', JSON.stringify(data.statusInWords), expected);
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** In any language: the numbers and addresses of a text are those that are on file, and a number is among them. */
function localHelp({ file, data }: Of<'countries'>, { helplines }: Content, report: Report): void {
  const own = helplines.filter(({ id }) => data.helplines.includes(id)).map((one) => one.data);
  // One that is bad in itself is not among them: nothing is said before all can be read.
  if (own.length < data.helplines.length) return;
  const phones = own.flatMap(({ phone }) => (phone === null ? [] : digitsOf(phone.display)));
  const numbers = [...phones, ...own.flatMap(({ text }) => (text === null ? [] : digitsOf(text)))];
  const urls = [...helplines.map((one) => one.data), ...data.selfExclusion, ...data.regulators];
  const hosts = urls.flatMap(({ url }) => (url === null ? [] : hostOf(url)));
  const mails = own.flatMap(({ email }) => email?.split('@')[1] ?? []);
  data.localHelp?.forEach(({ whomToCall, register, howToStop }, index) => {
    const texts = { whomToCall, register, howToStop };
    const at = `localHelp[${index}]`;
    for (const [field, text] of Object.entries(texts)) {
      for (const [found] of text.matchAll(/\d[\d -]{2,}\d/g)) {
        const isKnown = phones.length === 0 || numbers.includes(digitsOf(found));
        if (isKnown || digitsOf(found).length < 5) continue;
        report(file, `${at}.${field}`, found, 'a number of a service that this country lists');
      }
      for (const [found] of text.matchAll(/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi)) {
        if ([...hosts, ...mails].includes(found.toLowerCase())) continue;
        report(file, `${at}.${field}`, found, 'the address of a service or a register on file');
      }
    }
    const calls = digitsOf(whomToCall);
    if (phones.length === 0 || phones.some((phone) => calls.includes(phone))) return;
    report(file, `${at}.whomToCall`, 'no number', 'one of a service that this country lists');
  });
}

/**
 * The countries of the specification are on file, each with a number to call. A file that is bad in itself
 * may be any of them, so nothing is said to be missing before all can be read.
 */
function required(
  { countries, helplines }: Content,
  known: readonly string[],
  waiting: readonly HeldBack[],
  contentDir: string,
  report: Report,
): void {
  for (const { code, name } of REQUIRED_COUNTRIES) {
    const country = countries.find(({ data }) => data.code === code);
    const named = countries.find(({ data }) => data.name === name);
    const away = waiting.find(({ entry }) => Reflect.get(Object(entry.data), 'code') === code);
    if (country !== undefined) {
      const { file, data } = country;
      if (data.name !== name) report(file, 'name', JSON.stringify(data.name), name);
      const listed = data.helplines.map((one) => helplines.find(({ id }) => id === one)?.data);
      if (listed.some((service) => service?.phone !== null)) continue;
      const expected = 'one at least, for a country that every site has on file';
      report(file, 'helplines', 'no service with a phone number', expected);
    } else if (away !== undefined) {
      const { draft, publishOn = '' } = publicationOf(away.entry);
      const [field, found] = draft ? ['draft', 'true'] : ['publishOn', publishOn];
      const expected = `no such line, because every site has ${name} on file`;
      report(away.entry.file, field, found, expected);
    } else if (named !== undefined) report(named.file, 'code', named.data.code, code);
    else if (countries.length === known.length) {
      const expected = `one for ${name}, which every site has on file`;
      report(`${contentDir}/countries`, 'code', `no file with the code ${code}`, expected);
    }
  }
}
