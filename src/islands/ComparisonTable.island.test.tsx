// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNKNOWN_ROW } from '#components/payments/CasinoTable/rows-for-tests.ts';
import type { CasinoRowModel } from '#components/payments/CasinoTable/CasinoRow.tsx';
import { FILTER_OPTIONS, NO_FILTERS } from '#domain/comparison/filter-options.ts';
import { summariseFilters } from '#domain/comparison/filter-rows.ts';
import { ComparisonTable } from './ComparisonTable.island.tsx';

/** 250 casinos, of which every fifth takes ETH: 50 of them, 20 among the first hundred. */
const ROWS: readonly CasinoRowModel[] = Array.from({ length: 250 }, (_, index) => ({
  ...UNKNOWN_ROW,
  slug: `casino-${index}`,
  name: `Casino ${index}`,
  coins: index % 5 === 0 ? ['BTC', 'ETH'] : ['BTC'],
}));
const FILES = ['/payments-kyc/rows/overview-1.json', '/payments-kyc/rows/overview-2.json'];
const ANSWERS: Readonly<Record<string, unknown>> = {
  [FILES[0] ?? '']: ROWS.slice(0, 200),
  [FILES[1] ?? '']: ROWS.slice(200),
};

const fetchRows = vi.fn((file: string) => Promise.resolve(Response.json(ANSWERS[file])));

beforeEach(() => {
  fetchRows.mockClear();
  vi.stubGlobal('fetch', fetchRows);
  history.replaceState(null, '', '/payments-kyc');
  render(
    <ComparisonTable
      table={{
        caption: 'Casinos',
        options: FILTER_OPTIONS,
        extraLabel: null,
        rows: ROWS.slice(0, 100),
        rowFiles: FILES,
        summary: summariseFilters(ROWS, NO_FILTERS),
        defaultSort: null,
        orderText: 'Our score',
        emptyArtHref: '/art.svg#a',
      }}
    />,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rowCount = () => screen.getAllByRole('rowheader').length;
const eth = () => screen.getByRole('checkbox', { name: /^ETH/ });

test('a long table holds a hundred rows, counts all of them and asks for nothing', () => {
  expect(rowCount()).toBe(100);
  expect(screen.getByText('250 of 250 casinos')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'ETH 50' })).toBeDefined();
  expect(fetchRows).not.toHaveBeenCalled();
});

test('the first filter brings the other rows, and it counts among all of them', async () => {
  fireEvent.click(eth());
  expect(screen.getByText('Loading the other casinos…')).toBeDefined();
  expect(await screen.findByText('50 of 250 casinos')).toBeDefined();
  expect(rowCount()).toBe(50);
  expect(fetchRows.mock.calls.map(([file]) => file)).toEqual(FILES);
});

test('a button brings a hundred rows more until all are there', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  const last = await screen.findByRole('button', { name: 'Show 50 more' });
  expect(rowCount()).toBe(200);
  fireEvent.click(last);
  expect(rowCount()).toBe(250);
  expect(screen.queryByText(/^The first/)).toBeNull();
});

test('rows that do not come are said to be missing, and can be asked for again', async () => {
  fetchRows.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
  fireEvent.click(eth());
  expect(await screen.findByText(/^The other casinos couldn’t be loaded/)).toBeDefined();
  expect(rowCount()).toBe(20);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('50 of 250 casinos')).toBeDefined();
});
