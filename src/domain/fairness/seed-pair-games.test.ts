import { describe, expect, test } from 'vitest';
import {
  diceRollHundredths,
  drawNumbers,
  limboHundredths,
  plinkoStep,
  roulettePocket,
} from './seed-pair-games.ts';

const LARGEST_FLOAT = 1 - 2 ** -32;

describe('mapping a fraction to a result', () => {
  test.each([
    [0, 0],
    // 0.5 × 10,001 = 5,000.5
    [0.5, 5000],
    [LARGEST_FLOAT, 10_000],
  ])('dice turns %d into %d hundredths', (float, hundredths) => {
    expect(diceRollHundredths(float)).toBe(hundredths);
  });

  test.each([
    // 0.99 ÷ 0.5 = 1.98; 0.99 ÷ 0.25 = 3.96
    [0.5, 198],
    [0.25, 396],
    // Less than 1 is paid as 1.00, and no more than 1,000,000
    [LARGEST_FLOAT, 100],
    [2 ** -32, 100_000_000],
    [0, 100_000_000],
  ])('limbo turns %d into %d hundredths', (float, hundredths) => {
    expect(limboHundredths(float)).toBe(hundredths);
  });

  test.each([
    [0, 0],
    // 0.5 × 37 = 18.5
    [0.5, 18],
    [LARGEST_FLOAT, 36],
  ])('roulette turns %d into pocket %d', (float, pocket) => {
    expect(roulettePocket(float)).toBe(pocket);
  });

  test('plinko goes right from one half', () => {
    expect([0, 0.5 - 2 ** -32, 0.5, LARGEST_FLOAT].map(plinkoStep).join('')).toBe('LLRR');
  });

  test('a draw takes each number out of those left', () => {
    // 0 1 2 3 → takes 2; 0 1 3 → takes 3; 0 1 → takes 0; 1
    expect(drawNumbers([0.5, 0.9, 0, 0.9], 4)).toEqual([2, 3, 0, 1]);
  });

  test('more draws than numbers are an error', () => {
    expect(() => drawNumbers([0, 0, 0], 2)).toThrow('at most 2');
  });
});
