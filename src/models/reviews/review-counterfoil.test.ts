import { expect, it } from 'vitest';
import { reviewCounterfoil } from './review-counterfoil.ts';

type Row = Parameters<typeof reviewCounterfoil>[0]['receipts'][number]['rows'][number];

const RECEIPT = {
  source: 'About',
  readOn: 'Nov 4, 2026',
  grade: 'D',
  meaning: 'own claim',
} as const;
const ROW: Row = {
  id: 'fact-established',
  label: 'Established',
  value: '2019',
  note: null,
  receipt: RECEIPT,
};
const UNKNOWN: Row = { ...ROW, id: 'fact-vipProgram', value: null, note: null, receipt: null };
const SITE = { baseUrl: 'https://site.example/', path: '/reviews/house' };

const counterfoilOf = (rows: readonly Row[], score = 4) =>
  reviewCounterfoil(
    {
      name: 'House',
      score,
      receipts: [{ title: 'The house', rows: [...rows] }],
      updatedOn: 'Nov 4, 2026',
    },
    SITE,
  );

it('counts what is known and says where the page is', () => {
  expect(counterfoilOf([ROW, UNKNOWN])).toMatchObject({
    title: 'House, 4.00 of 5',
    known: 1,
    unknown: 1,
    address: 'site.example/reviews/house',
    helpAddress: 'site.example/responsible-gaming',
  });
});

it('has the same number for the same facts, and another for each that differs', () => {
  const { serial } = counterfoilOf([ROW]);
  expect(serial).toMatch(/^([0-9A-F]{4} ){3}[0-9A-F]{2}$/);
  expect(counterfoilOf([ROW]).serial).toBe(serial);
  const others = [
    counterfoilOf([ROW], 4.25),
    counterfoilOf([{ ...ROW, value: '2020' }]),
    counterfoilOf([{ ...ROW, receipt: { ...RECEIPT, readOn: 'Nov 5, 2026' } }]),
    counterfoilOf([ROW, UNKNOWN]),
  ].map((counterfoil) => counterfoil.serial);
  expect(new Set([serial, ...others]).size).toBe(5);
});
