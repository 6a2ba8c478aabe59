import { describe, expect, test } from 'vitest';
import { REQUIRED_COUNTRIES } from '#domain/legality/country-choice.ts';
import { entryOf } from '../fixtures/checked-content.ts';
import { content } from './content.ts';

const { coins, countries, helplines } = content;
const EVERYWHERE = 'international';

function findRepeats(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** `0808 8020 133` and `tel:+448088020133` share the digits after the leading zero. */
function hasSameDigits(phone: { display: string; tel: string }): boolean {
  const shown = phone.display.replaceAll(/\D/g, '').replace(/^0/, '');
  return shown.length >= 3 && phone.tel.endsWith(shown);
}

describe('coins', () => {
  test('each is named after its code', () => {
    for (const { id, data } of coins) expect(data.code.toLowerCase()).toBe(id);
  });

  test('a network that states a figure names its source', () => {
    for (const { file, data } of coins) {
      for (const network of data.networks) {
        const figures = [network.blockTime, network.confirmations, network.wait, network.fee];
        const isSourced = network.source !== null || figures.every((figure) => figure === null);
        expect(isSourced, `${file}: ${network.name}`).toBe(true);
      }
    }
  });

  test('network names are not repeated within a coin', () => {
    for (const { file, data } of coins) {
      expect(findRepeats(data.networks.map(({ name }) => name)), file).toEqual([]);
    }
  });
});

describe('help services', () => {
  test('each belongs to a country on file or is international', () => {
    const known = [...countries.map(({ id }) => id), EVERYWHERE];
    for (const { file, data } of helplines) expect(known, file).toContain(data.country);
  });

  test('the phone link dials the number that is shown', () => {
    for (const { file, data } of helplines) {
      if (data.phone !== null) expect(hasSameDigits(data.phone), file).toBe(true);
    }
  });

  test('a confirmed service can be reached, or says in its note why it cannot yet', () => {
    for (const { file, data } of helplines) {
      const isReachable = [data.phone, data.text, data.chatUrl, data.url].some(
        (contact) => contact !== null,
      );
      expect(isReachable || data.note !== null, file).toBe(true);
    }
  });

  test('each country service is listed by its country', () => {
    const listed = countries.flatMap(({ id, data }) =>
      data.helplines.map((helpline) => `${id}/${helpline}`),
    );
    const national = helplines.filter(({ data }) => data.country !== EVERYWHERE);
    for (const { id, data } of national) expect(listed).toContain(`${data.country}/${id}`);
  });
});

describe('countries', () => {
  test('codes and names are unique', () => {
    expect(findRepeats(countries.map(({ data }) => data.code))).toEqual([]);
    expect(findRepeats(countries.map(({ data }) => data.name))).toEqual([]);
  });

  test('the countries of the specification are on file, by their codes and names', () => {
    const known = countries.map(({ data }) => `${data.code} ${data.name}`);
    for (const { code, name } of REQUIRED_COUNTRIES) expect(known).toContain(`${code} ${name}`);
  });

  test('where casinos are not linked the file says why', () => {
    for (const { file, data } of countries) {
      const isClosed = data.offers.casinoLinks === 'information-only';
      expect(isClosed && data.offers.reason === null, file).toBe(false);
    }
  });

  test('each listed help service exists and serves that country or every country', () => {
    for (const { id, file, data } of countries) {
      expect(findRepeats(data.helplines), file).toEqual([]);
      for (const helpline of data.helplines) {
        const { country } = entryOf(helplines, helpline).data;
        expect([id, EVERYWHERE], `${file}: ${helpline}`).toContain(country);
      }
    }
  });

  test('each country of the specification has a service with a phone number', () => {
    for (const { file, data } of countries.filter(({ data: { code } }) =>
      REQUIRED_COUNTRIES.some((required) => required.code === code),
    )) {
      const phones = data.helplines.map((helpline) => entryOf(helplines, helpline).data.phone);
      expect(phones.filter((phone) => phone !== null).length, file).toBeGreaterThan(0);
    }
  });

  test('an unconfirmed status says so in its words', () => {
    for (const { file, data } of countries) {
      const saysSo = data.statusInWords.includes('not yet confirmed');
      expect(saysSo, file).toBe(data.statusVerification === 'unverified');
    }
  });

  test('recent changes lie before the check date, newest first', () => {
    for (const { file, data } of countries) {
      const days = data.recentChanges.map(({ on }) => on);
      expect(days, file).toEqual(days.toSorted().toReversed());
      expect(
        days.filter((day) => day > data.checkedOn),
        file,
      ).toEqual([]);
    }
  });
});
