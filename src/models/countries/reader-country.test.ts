import { describe, expect, test } from 'vitest';
import { sampleContent, entryOf } from '#tests/fixtures/checked-content.ts';
import { readerCountry } from './reader-country.ts';

const { countries, helplines } = sampleContent();
const germany = entryOf(countries, 'germany').data;
const bioeg = entryOf(helplines, 'bioeg-helpline').data;

describe('the texts of a country on a page', () => {
  const textsOf = (
    services: Parameters<typeof readerCountry>[2],
    regulators = germany.regulators,
  ) => readerCountry('germany', { ...germany, regulators }, services);

  test('are its rule, its place in a sentence, its register and who can be called', () => {
    expect(textsOf([bioeg])).toEqual({
      code: 'DE',
      casinoLinks: 'information-only',
      texts: {
        place: ['Germany'],
        law: ['The law in Germany', '/country/germany'],
        register: ['Register: GGL whitelist', 'https://gluecksspiel-behoerde.de'],
        help: [expect.stringMatching(/, 0800 1 37 27 00$/), 'tel:+498001372700'],
        age: [''],
      },
    });
  });

  test('bear an age limit only where it is over 18', () => {
    const offers = { ...germany.offers, minimumAge: 21 };
    expect(readerCountry('germany', { ...germany, offers }, []).texts.age).toEqual(['21+']);
  });

  test('lead to its page where no register and no number is recorded', () => {
    const [authority] = germany.regulators;
    if (authority === undefined) throw new Error('Expected an authority in the sample, found none');
    const bare = textsOf(
      [{ name: 'Chat', phone: null }],
      [{ ...authority, registerUrl: null }],
    ).texts;
    expect(bare.register).toBeUndefined();
    expect(bare.law).toEqual(['The law in Germany', '/country/germany']);
    expect(bare.help).toEqual(['services in Germany', '/country/germany#helplines']);
  });

  test('skip a service without a number, and leave out what a name adds in brackets', () => {
    const phone = { display: '1 2 3', tel: 'tel:123' };
    const services = [
      { name: 'Chat', phone: null },
      { name: 'Line (run by somebody)', phone },
    ];
    expect(textsOf(services).texts.help).toEqual(['Line, 1 2 3', 'tel:123']);
  });
});
