import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_LICENCE_FOUND } from '#domain/comparison/comparison-row.ts';
import type { CasinoRowModel } from './CasinoRow.tsx';
import { ROW, UNKNOWN_ROW } from './rows-for-tests.ts';
import { CasinoTable } from './CasinoTable.tsx';

const KNOWN: CasinoRowModel = { ...ROW, kycLevel: 'at-sign-up', licenceRemark: null, extra: null };

type Props = Partial<Parameters<typeof CasinoTable>[0]>;

function render(props: Props) {
  const html = renderToStaticMarkup(
    <CasinoTable
      caption="Casinos"
      extraLabel={null}
      rows={[KNOWN, UNKNOWN_ROW]}
      shown={[KNOWN, UNKNOWN_ROW]}
      sort={null}
      onSort={() => undefined}
      {...props}
    />,
  );
  const { document } = new JSDOM(html).window;
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')];
  return { document, rows };
}

test('every value is shown under the head of its column', () => {
  const [row] = render({}).rows;
  expect(
    [...(row?.querySelectorAll('td[data-label]') ?? [])].map((cell) => [
      cell.getAttribute('data-label'),
      cell.textContent,
    ]),
  ).toEqual([
    ['Withdrawal speed', '1 to 12 h'],
    ['KYC level', 'Yes'],
    ['License', 'Curaçao'],
    ['Coins', 'BTCUSDT'],
    ['Min deposit', '10 USDT'],
  ]);
});

test('what nobody knows is said in words, never left blank', () => {
  const row = render({}).rows[1];
  const columns = [...(row?.querySelectorAll('td[data-label]') ?? [])];
  expect(columns.map(({ textContent }) => textContent)).toEqual(Array(5).fill('Not known'));
});

test.each([
  ['Curaçao', {}],
  ['Curaçao, its own claim', { licenceRemark: 'its own claim' }],
  ['no license found', { licenceText: 'None found', licenceAuthority: NO_LICENCE_FOUND }],
  ['license not known', { licenceText: null, licenceAuthority: null }],
])('the license stands below the name where there is no column: %s', (text, licence) => {
  const row = { ...KNOWN, ...licence };
  const [shown] = render({ rows: [row], shown: [row] }).rows;
  expect(shown?.querySelector('th small')?.textContent).toBe(
    `Score ${KNOWN.scoreText}, ${text} Mixed`,
  );
});

test('the bars of the time and the marks of the identity level are explained', () => {
  const legend = render({}).document.querySelector('table + ul');
  expect(legend?.textContent).toContain('red is over 6 hours');
  expect(legend?.textContent).toContain('No Partial Yes');
});

test('only a casino with a review leads to one', () => {
  const [reviewed, other] = render({}).rows;
  expect(reviewed?.querySelector('th a')?.getAttribute('href')).toBe('/reviews/example');
  expect(other?.querySelector('th a')).toBeNull();
});
