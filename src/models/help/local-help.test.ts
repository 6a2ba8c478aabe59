import { expect, test } from 'vitest';
import { helplineSchema } from '#schemas/helpline.ts';
import type { Country } from '#schemas/country.ts';
import { helpService } from './help-service.ts';
import { localHelp } from './local-help.ts';

const service = helpService({
  id: 'line',
  data: helplineSchema.parse({
    name: 'Line',
    country: 'germany',
    kind: 'helpline',
    phone: { display: '0800 1 37', tel: 'tel:+49800137' },
    text: null,
    chatUrl: null,
    url: 'https://www.line.example/hilfe',
    email: null,
    hours: null,
    cost: null,
    languages: null,
    whatItDoes: 'It listens.',
    checkedOn: '2026-11-20',
    source: null,
    verification: 'unverified',
    note: null,
  }),
});

const country = {
  selfExclusion: [{ url: 'https://sperre.example/antrag' }],
  localHelp: [
    {
      lang: 'de',
      title: 'Hilfe',
      whomToCall: 'Rufen Sie 0800 1 37 an.',
      register: 'Nichts davon ist ein Link.',
      howToStop: 'Antrag: sperre.example, auch line.example/hilfe.',
    },
  ],
} as unknown as Country;

test('numbers and addresses on file become links, and the longer of two that begin alike', () => {
  const [block] = localHelp(country, [service]);
  expect(block?.lang).toBe('de');
  expect(block?.texts).toEqual([
    [
      { text: 'Rufen Sie ', href: null },
      { text: '0800 1 37', href: 'tel:+49800137' },
      { text: ' an.', href: null },
    ],
    [{ text: 'Nichts davon ist ein Link.', href: null }],
    [
      { text: 'Antrag: ', href: null },
      { text: 'sperre.example', href: 'https://sperre.example/antrag' },
      { text: ', auch ', href: null },
      { text: 'line.example/hilfe', href: 'https://www.line.example/hilfe' },
      { text: '.', href: null },
    ],
  ]);
});
