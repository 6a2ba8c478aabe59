import { REQUIRED_COUNTRIES } from '#domain/legality/country-choice.ts';
import { type Report, textsIn } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import type { ShownSite } from '../read/shown-site.ts';

type Of<Name extends keyof Content> = Content[Name][number];

/** Codes of countries and coins, numbers to call, and services that the site cannot do without. */
export function checkCountries({ content, entries, contentDir }: ShownSite, report: Report): void {
  const { countries, helplines, coins, site } = content;
  const known = entries.filter(({ collection }) => collection === 'countries').map(({ id }) => id);
  const areAllRead = countries.length === known.length;
  const services = (names: readonly string[]) =>
    names.map((name) => helplines.find(({ id }) => id === name)?.data);
  for (const { id, file, data } of coins) {
    const name = data.code.toLowerCase();
    const expected = `${id.toUpperCase()}, as the file is named, or a file named ${name}.yaml`;
    if (name !== id) report(file, 'code', data.code, expected);
  }
  for (const country of countries) {
    const { id, file, data } = country;
    const own = REGIONS.of(data.code) ?? data.code;
    // A code that two files have is named as such.
    const isTwice = countries.some((one) => one !== country && one.data.code === data.code);
    if (!isTwice && data.name !== own && NAMES.has(data.name))
      report(file, 'code', data.code, `the code of ${data.name}: this one is that of ${own}`);
    localHelp(country, content, report);
    services(data.helplines).forEach((service, index) => {
      const of = service?.country ?? id;
      if (of === id || !known.includes(of)) return;
      const found = `${data.helplines[index]}, which serves ${of}`;
      const expected = 'a service of this country or of every country';
      report(file, `helplines[${index}]`, found, expected);
    });
  }
  // A file that is bad in itself may be any country: nothing is missing before all can be read.
  for (const { code, name } of REQUIRED_COUNTRIES) {
    const country = countries.find(({ data }) => data.code === code);
    if (country === undefined && areAllRead) {
      const expected = `one for ${name}, which every site has on file`;
      report(`${contentDir}/countries`, 'code', `no file with the code ${code}`, expected);
    }
    if (country === undefined) continue;
    if (services(country.data.helplines).some((service) => service?.phone !== null)) continue;
    const expected = 'one at least, for a country that every site has on file';
    report(country.file, 'helplines', 'no service with a phone number', expected);
  }
  // The foot of every page ends in a website for those who do not want to call.
  for (const { file, data } of site) {
    const isUsable = (one: Of<'helplines'>['data'] | undefined) =>
      one === undefined || (one.phone === null && one.url !== null);
    if (services(data.footerHelp).some(isUsable)) continue;
    const found = 'no service that has a website and no phone';
    report(file, 'footerHelp', found, 'one, for readers who would rather not call');
  }
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** English names of all regions, by which a name of one is told from a name that is merely another. */
const NAMES = new Set(LETTERS.flatMap((one) => LETTERS.map((two) => REGIONS.of(one + two))));

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** In any language: the numbers of a text are those that are on file. */
function localHelp({ file, data }: Of<'countries'>, { helplines }: Content, report: Report): void {
  const own = helplines.filter(({ id }) => data.helplines.includes(id)).map((one) => one.data);
  const phones = own.flatMap(({ phone }) => (phone === null ? [] : digitsOf(phone.display)));
  const numbers = [...phones, ...own.flatMap(({ text }) => (text === null ? [] : digitsOf(text)))];
  // One that is bad in itself is not among them: nothing is said before all can be read.
  if (own.length < data.helplines.length || phones.length === 0) return;
  for (const { field, text } of textsIn(data.localHelp, ['localHelp'])) {
    for (const [found] of text.matchAll(/\d[\d -]{2,}\d/g)) {
      if (digitsOf(found).length < 5 || numbers.includes(digitsOf(found))) continue;
      report(file, field, found, 'a number of a service that this country lists');
    }
  }
}
