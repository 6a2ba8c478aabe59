import { expect, test } from 'vitest';
import { ROUTES } from '#tests/fixtures/routes.ts';
import { element, elements, named, pageAt, textOf, textsOf } from './page.ts';

const hrefOf = (link: Element | undefined) => link?.getAttribute('href');

/** Age limit, disclosure and link to help, before and after the page's own content. */
function expectShell({ body }: Document): void {
  const bar = named(body, 'complementary', 'Disclosure');
  expect(textOf(bar)).toContain(
    '18+ only. 21+ in the United States. Paid links earn us a commission.',
  );
  expect(hrefOf(element(bar, 'a'))).toBe('/affiliate-disclosure');
  const quick = elements(named(body, 'navigation', 'Tools and help'), 'a');
  expect(quick.map((link) => [textOf(link), hrefOf(link)])).toEqual(
    expect.arrayContaining([
      [expect.stringContaining('Tools'), '/tools'],
      [expect.stringContaining('Help'), '/responsible-gaming'],
    ]),
  );
  const footer = element(body, 'body > footer, footer');
  for (const text of [
    '18+ only. Please gamble responsibly.',
    'Edgewise is supported by affiliate links',
    'We don’t run any gambling ourselves.',
    'National Problem Gambling Helpline',
  ]) {
    expect(textOf(footer)).toContain(text);
  }
  expect(elements(footer, 'a[href^="tel:"]').length).toBeGreaterThan(1);
  const tools = elements(footer, 'a').find((link) => textOf(link) === 'self-exclusion tools');
  expect(hrefOf(tools)).toBe('/responsible-gaming#self-exclusion');
}

test.each(ROUTES)(
  '%s is open to all, and says who pays and where help is',
  {
    tags: [
      '@0.no-gambling',
      '@1.public',
      '@1.disclosure',
      '@1.help-links',
      '@1.footer.age',
      '@1.footer.responsibly',
      '@1.footer.disclaimer',
      '@1.footer.help',
      '@1.no-accounts',
      '@6.public',
      '@6.no-roles',
      '@9.age-limit',
    ],
  },
  (address) => {
    const page = pageAt(address);
    expect(elements(page, 'input[type="password"]')).toEqual([]);
    const doors = textsOf(elements(page, 'a, button'));
    expect(doors.filter((text) => /\b(sign|log) ?(in|up|out)\b/i.test(text))).toEqual([]);
    expectShell(page);
  },
);
