import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NO_LICENCE_FOUND } from '#domain/comparison/comparison-row.ts';
import { HELD_VISIT } from '../../example-values.ts';
import type { CasinoRowModel } from './CasinoRow.tsx';
import { ROW, UNKNOWN_ROW } from './CasinoTable.examples.tsx';
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

describe('rows', () => {
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
      ['Licence', 'Curaçao'],
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
    ['No licence found', { licenceText: 'None found', licenceAuthority: NO_LICENCE_FOUND }],
    ['Licence not known', { licenceText: null, licenceAuthority: null }],
  ])('the licence stands below the name where there is no column: %s', (text, licence) => {
    const row = { ...KNOWN, ...licence };
    const [shown] = render({ rows: [row], shown: [row] }).rows;
    expect(shown?.querySelector('th small')?.textContent).toBe(
      `Score ${KNOWN.scoreText} · ${text}`,
    );
  });

  test('the bars of the time and the marks of the identity level are explained', () => {
    const legend = render({}).document.querySelector('table + ul');
    expect(legend?.textContent).toContain('red is over 6 hours');
    expect(legend?.textContent).toContain('No Partial Yes');
  });

  test('what is filtered out is hidden and stays in its place', () => {
    const { rows } = render({ shown: [UNKNOWN_ROW] });
    expect(rows.map(({ hidden }) => hidden)).toEqual([true, false]);
  });

  test('a column that the page adds shows its text and its remark', () => {
    const row = { ...KNOWN, extra: { text: 'No fee', remark: 'In batches.' } };
    const { document } = render({ rows: [row], shown: [row], extraLabel: 'Fee' });
    expect(document.querySelector('td[data-label="Fee"]')?.textContent).toBe('No feeIn batches.');
  });
});

describe('links', () => {
  test('a paid link and an unpaid one are told apart in words', () => {
    const [paid, unpaid] = render({}).rows;
    expect(paid?.textContent).toContain('Paid link');
    expect(unpaid?.textContent).toContain('Unpaid link');
  });

  test('where a casino may not be linked, nothing leads there and a sentence stands instead', () => {
    const row = { ...KNOWN, visit: HELD_VISIT };
    const { document, rows } = render({ rows: [row], shown: [row] });
    expect(rows[0]?.textContent).toContain('No licence for your country on record.');
    expect(document.querySelector('a[href^="https:"]')).toBeNull();
  });

  test('only a casino with a review leads to one', () => {
    const [reviewed, other] = render({}).rows;
    expect(reviewed?.querySelector('th a')?.getAttribute('href')).toBe('/reviews/example');
    expect(other?.querySelector('th a')).toBeNull();
  });
});

describe('heads of the columns', () => {
  test('that sort it are buttons, and text for where there is no script', () => {
    const heads = [...render({}).document.querySelectorAll('thead th:has(button)')];
    expect(heads.map((head) => [...head.children].map(({ textContent }) => textContent))).toEqual(
      ['Casino', 'Withdrawal speed', 'KYC level', 'Licence', 'Coins', 'Min deposit'].map(
        (label) => [label, label],
      ),
    );
  });
});
