import { expect, test } from 'vitest';
import type { SaferTool } from '../../casinos/facts.ts';
import { casinoWith, known } from '../facts-for-tests.ts';
import { saferGambling } from './safer-gambling.ts';

const judge = (tools: SaferTool[]) => saferGambling.judge(casinoWith({ saferTools: known(tools) }));

const CASES: [verdict: string, tools: SaferTool[]][] = [
  ['pass', ['deposit-limit', 'loss-limit', 'session-reminder', 'time-out', 'self-exclusion']],
  ['pass', ['deposit-limit', 'self-exclusion', 'loss-limit', 'time-out']],
  // Four tools, but one of the two that every player needs is missing.
  ['partial', ['deposit-limit', 'loss-limit', 'session-reminder', 'time-out']],
  ['partial', ['self-exclusion', 'loss-limit', 'session-reminder', 'time-out']],
  // Both of them, but three in all.
  ['partial', ['deposit-limit', 'self-exclusion', 'time-out']],
  ['partial', ['session-reminder', 'time-out']],
  ['fail', ['self-exclusion']],
  ['fail', []],
];

test.each(CASES)('%s: %j', (verdict, tools) => {
  expect(judge(tools).verdict).toBe(verdict);
});

test('the reason counts and names the tools', () => {
  expect(judge(['deposit-limit', 'time-out']).reason).toBe(
    '2 of 5 tools: deposit limit, time-out.',
  );
  expect(judge([]).reason).toBe('0 of 5 tools: none.');
});

test('unknown tools are not rated, which is not the same as none', () => {
  expect(saferGambling.judge(casinoWith({})).verdict).toBe('unrated');
});
