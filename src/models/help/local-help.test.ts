import { expect, test } from 'vitest';
import type { Country } from '#schemas/country.ts';
import type { HelpService } from './help-service.ts';
import { localHelp } from './local-help.ts';

const line = 'https://www.line.example/hilfe';
const service = {
  phone: { display: '0800 1 37', tel: 'tel:+49800137' },
  links: [{ label: 'Website', text: 'line.example/hilfe', href: line }],
} as unknown as HelpService;

const country = {
  selfExclusion: [{ url: 'https://sperre.example/antrag' }],
  localHelp: [
    {
      lang: 'de',
      title: 'Hilfe',
      whomToCall: 'Rufen Sie 0800 1 37 an.',
      register: 'Kein Link.',
      howToStop: 'sperre.example, auch line.example/hilfe.',
    },
  ],
} as unknown as Country;

test('numbers and addresses on file become links, and the longer of two that begin alike', () => {
  const plain = (text: string) => ({ text, href: null });
  const [block] = localHelp(country, [service]);
  expect(block?.lang).toBe('de');
  expect(block?.texts).toEqual([
    [plain('Rufen Sie '), { text: '0800 1 37', href: 'tel:+49800137' }, plain(' an.')],
    [plain('Kein Link.')],
    [
      { text: 'sperre.example', href: 'https://sperre.example/antrag' },
      plain(', auch '),
      { text: 'line.example/hilfe', href: line },
      plain('.'),
    ],
  ]);
});
