// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  COLUMN,
  OTHER_COLUMN,
  OUTCOME_BEST,
  ROW_GROUPS,
} from '#components/side-by-side/example-columns.ts';
import { SideBySide } from './SideBySide.island.tsx';

const NAMES: readonly (readonly [id: string, name: string])[] = [
  [COLUMN.slug, COLUMN.name],
  [OTHER_COLUMN.slug, OTHER_COLUMN.name],
  ['third', 'Third Casino'],
];

const fetchNames = vi.fn(() => Promise.resolve(Response.json(NAMES)));

const show = (names: typeof NAMES | null) =>
  render(
    <SideBySide
      table={{
        groups: ROW_GROUPS,
        outcomeBest: OUTCOME_BEST,
        first: [COLUMN, OTHER_COLUMN],
        names,
        listFile: '/compare/casinos.json',
        columnFolder: '/compare/casinos',
      }}
    />,
  );

const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Another casino' });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchNames);
  // On no phone.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  fetchNames.mockClear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('of many the list comes from a file, and can be asked for again', async () => {
  fetchNames.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
  show(null);
  expect(list().disabled).toBe(true);
  expect(await screen.findByText(/^The list of casinos couldn’t be fetched/)).toBeDefined();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(list().disabled).toBe(false));
  expect(fetchNames).toHaveBeenCalledTimes(2);
});

test('to add nothing leads to the list', () => {
  show(NAMES);
  fireEvent.click(screen.getByRole('button', { name: /^(Add|Swap in)$/ }));
  expect(document.activeElement).toBe(list());
});
