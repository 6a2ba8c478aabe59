import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod';

import { coinSchema } from '#schemas/coin.ts';
import { countrySchema } from '#schemas/country.ts';
import { helplineSchema } from '#schemas/helpline.ts';
import { isoDate, isoDateOrMonth } from '#schemas/iso-date.ts';
import { licenceSchema } from '#schemas/licence.ts';

const contentDirectory = join(import.meta.dirname, '../../content');
const casinoLinksAllowedIn = ['canada', 'united-states'];
const deadServices = ['begambleaware', 'gambleaware.org', 'loketkansspel'];

type SourceFile = { slug: string; path: string; text: string };

function readFolder(folder: string): readonly SourceFile[] {
  return readdirSync(join(contentDirectory, folder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      slug: name.replace(/\.yaml$/, ''),
      path: `content/${folder}/${name}`,
      text: readFileSync(join(contentDirectory, folder, name), 'utf8'),
    }));
}

function parseFiles<Schema extends z.ZodType>(files: readonly SourceFile[], schema: Schema) {
  return files.map((file) => {
    const result = schema.safeParse(parse(file.text));
    if (!result.success) {
      const problems = result.error.issues.map(
        (issue) => `${issue.path.join('.')}: ${issue.message}`,
      );
      throw new Error(`${file.path}\n  ${problems.join('\n  ')}`);
    }
    return { ...file, entry: result.data };
  });
}

const coinFiles = readFolder('coins');
const licenceFiles = readFolder('licences');
const helplineFiles = readFolder('helplines');
const countryFiles = readFolder('countries');

function findRepeats(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** `0808 8020 133` and `tel:+448088020133` share the digits after the leading zero. */
function hasSameDigits(phone: { display: string; tel: string }): boolean {
  const shown = phone.display.replaceAll(/\D/g, '').replace(/^0/, '');
  return shown.length >= 3 && phone.tel.endsWith(shown);
}

test('the folders hold 13 coins, 3 licences, 28 help services and 15 countries', () => {
  expect({
    coins: coinFiles.length,
    licences: licenceFiles.length,
    helplines: helplineFiles.length,
    countries: countryFiles.length,
  }).toEqual({ coins: 13, licences: 3, helplines: 28, countries: 15 });
});

describe('dates', () => {
  test('a bare date is the same text whether the YAML parser gives text or a Date', () => {
    expect(isoDate.parse('2026-11-20')).toBe('2026-11-20');
    expect(isoDate.parse(new Date('2026-11-20T00:00:00Z'))).toBe('2026-11-20');
    expect(isoDateOrMonth.parse(new Date('2026-03-12T00:00:00Z'))).toBe('2026-03-12');
  });

  test('a month is accepted only where a month is allowed', () => {
    expect(isoDateOrMonth.parse('2026-06')).toBe('2026-06');
    expect(isoDate.safeParse('2026-06').success).toBe(false);
  });

  test.each(['2026-02-30', '2026-13-01', '20 Nov 2026', '', new Date('nonsense'), undefined, 2026])(
    '%s is refused',
    (value) => {
      expect(isoDate.safeParse(value).success).toBe(false);
      expect(isoDateOrMonth.safeParse(value).success).toBe(false);
    },
  );
});

describe('coins', () => {
  const coins = parseFiles(coinFiles, coinSchema);

  test('the thirteen coins of the site are there, each named after its code', () => {
    expect(coins.map(({ slug }) => slug)).toEqual(
      'ada bch bnb btc doge eth ltc sol trx usdc usdt xmr xrp'.split(' '),
    );
    for (const { slug, entry } of coins) expect(entry.code.toLowerCase(), slug).toBe(slug);
  });

  test('a network that states a figure names its source', () => {
    for (const { path, entry } of coins) {
      for (const network of entry.networks) {
        const figures = [network.blockTime, network.confirmations, network.wait, network.fee];
        const isSourced = network.source !== null || figures.every((figure) => figure === null);
        expect(isSourced, `${path}: ${network.name}`).toBe(true);
      }
    }
  });

  test('network names are not repeated within a coin', () => {
    for (const { path, entry } of coins) {
      expect(findRepeats(entry.networks.map(({ name }) => name)), path).toEqual([]);
    }
  });
});

test('the licences are Curaçao, Estonia and Malta, each under its short name', () => {
  const licences = parseFiles(licenceFiles, licenceSchema);
  expect(licences.map(({ slug, entry }) => [slug, entry.shortName])).toEqual([
    ['curacao', 'Curaçao'],
    ['estonia', 'Estonia'],
    ['mga', 'MGA'],
  ]);
});

describe('help services', () => {
  const helplines = parseFiles(helplineFiles, helplineSchema);
  const countrySlugs = countryFiles.map(({ slug }) => slug);

  test('each belongs to a country on file or is international', () => {
    for (const { path, entry } of helplines) {
      expect([...countrySlugs, 'international'], path).toContain(entry.country);
    }
  });

  test('the phone link dials the number that is shown', () => {
    const withPhone = helplines.flatMap(({ path, entry }) =>
      entry.phone === null ? [] : [{ path, phone: entry.phone }],
    );
    expect(withPhone.length).toBeGreaterThan(10);
    for (const { path, phone } of withPhone) expect(hasSameDigits(phone), path).toBe(true);
  });

  test('a confirmed service can be reached, or says in its note why it cannot yet', () => {
    for (const { path, entry } of helplines) {
      const isReachable = [entry.phone, entry.text, entry.chatUrl, entry.url].some(
        (contact) => contact !== null,
      );
      expect(isReachable || entry.note !== null, path).toBe(true);
    }
  });

  test('the two United States numbers are told apart', () => {
    const numberOf = (slug: string) =>
      helplines.find((helpline) => helpline.slug === slug)?.entry.phone?.tel;
    expect(numberOf('ncpg-helpline')).toBe('tel:+18006973738');
    expect(numberOf('1-800-gambler')).toBe('tel:+18004262537');
  });

  test('each country service is listed by its country', () => {
    const listed = parseFiles(countryFiles, countrySchema).flatMap(({ slug, entry }) =>
      entry.helplines.map((helpline) => `${slug}/${helpline}`),
    );
    const national = helplines.filter(({ entry }) => entry.country !== 'international');
    for (const { slug, entry } of national) expect(listed).toContain(`${entry.country}/${slug}`);
  });
});

describe('countries', () => {
  const countries = parseFiles(countryFiles, countrySchema);
  const helplineBySlug = new Map(
    parseFiles(helplineFiles, helplineSchema).map(({ slug, entry }) => [slug, entry]),
  );

  test('codes and names are unique', () => {
    expect(findRepeats(countries.map(({ entry }) => entry.code))).toEqual([]);
    expect(findRepeats(countries.map(({ entry }) => entry.name))).toEqual([]);
  });

  test('the selector offers Australia, Canada, Germany, the United Kingdom and the United States', () => {
    const offered = countries.filter(({ entry }) => entry.selector);
    expect(offered.map(({ slug, entry }) => [slug, entry.code])).toEqual([
      ['australia', 'AU'],
      ['canada', 'CA'],
      ['germany', 'DE'],
      ['united-kingdom', 'UK'],
      ['united-states', 'US'],
    ]);
  });

  test('each listed help service exists and serves that country or every country', () => {
    for (const { slug, path, entry } of countries) {
      expect(findRepeats(entry.helplines), path).toEqual([]);
      for (const helpline of entry.helplines) {
        const service = helplineBySlug.get(helpline);
        expect(service, `${path}: no content/helplines/${helpline}.yaml`).toBeDefined();
        expect([slug, 'international'], `${path}: ${helpline}`).toContain(service?.country);
      }
    }
  });

  test('each country of the selector has a service of its own with a phone number', () => {
    for (const { slug, path, entry } of countries.filter((country) => country.entry.selector)) {
      const ownPhones = entry.helplines
        .map((helpline) => helplineBySlug.get(helpline))
        .filter((service) => service?.country === slug && service.phone !== null);
      expect(ownPhones.length, path).toBeGreaterThan(0);
    }
  });

  test('only the United States and Canada allow casino links, and no rule is signed off yet', () => {
    const allowing = countries.filter(({ entry }) => entry.offers.casinoLinks === 'allowed');
    expect(allowing.map(({ slug }) => slug)).toEqual(casinoLinksAllowedIn);
    expect(countries.filter(({ entry }) => entry.offers.signedOffOn !== null)).toEqual([]);
  });

  test('an unconfirmed status says so in its words', () => {
    for (const { path, entry } of countries) {
      const saysSo = entry.statusInWords.includes('not yet confirmed');
      expect(saysSo, path).toBe(entry.statusVerification === 'unverified');
    }
  });

  test('recent changes lie before the check date, newest first', () => {
    for (const { path, entry } of countries) {
      const days = entry.recentChanges.map(({ on }) => on);
      expect(days, path).toEqual([...days].sort().reverse());
      expect(
        days.filter((day) => day > entry.checkedOn),
        path,
      ).toEqual([]);
    }
  });
});

test('no file names the address of a service that has closed', () => {
  const files = [...coinFiles, ...licenceFiles, ...helplineFiles, ...countryFiles];
  expect(files.length).toBe(59);
  const offenders = files.flatMap(({ path, text }) =>
    deadServices.filter((dead) => text.toLowerCase().includes(dead)).map((dead) => [path, dead]),
  );
  expect(offenders).toEqual([]);
});
