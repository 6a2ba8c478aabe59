import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CheckedRound } from '#domain/fairness/check-round.ts';
import { CheckResult } from './CheckResult.tsx';

const COMMITMENT: CheckedRound['commitment'] = {
  verdict: 'matches',
  steps: [{ id: 'revealed', value: 'a seed' }],
};

function textOf(checked: CheckedRound, isStale = false): string {
  const html = renderToStaticMarkup(
    <CheckResult checked={checked} method="plinko" workedOutHere isStale={isStale} />,
  );
  return new JSDOM(html).window.document.body.textContent ?? '';
}

describe('what a check found', () => {
  test('a crash point is a multiplier', () => {
    const text = textOf({
      result: {
        forms: ['10.91'],
        verdict: 'matches',
        steps: [{ id: 'crash-point', value: '10.91' }],
      },
      commitment: COMMITMENT,
    });
    expect(text).toContain('10.91×');
    expect(text).toContain('Result matches');
  });

  test('a roll of dice is a number', () => {
    const text = textOf({
      result: { forms: ['28.07'], verdict: 'matches', steps: [{ id: 'roll', value: '28.07' }] },
      commitment: COMMITMENT,
    });
    expect(text).toContain('Roll from the seeds');
    expect(text).not.toContain('28.07×');
  });

  test('a drop without a known risk is its bucket, and with one what the bucket paid', () => {
    const steps = [
      { id: 'path', value: 'RLR' },
      { id: 'bucket', value: '2' },
    ] as const;
    const drop = (paid: CheckedRound['result']): CheckedRound => ({
      result: paid,
      commitment: COMMITMENT,
    });
    expect(textOf(drop({ forms: ['RLR'], verdict: 'matches', steps }))).toContain(
      '2Bucket, counted from 0',
    );
    expect(
      textOf(
        drop({
          forms: ['RLR', '0.70'],
          verdict: 'matches',
          steps: [...steps, { id: 'multiplier', value: '0.70' }],
        }),
      ),
    ).toContain('0.70×Bucket 2');
  });

  test('a hash alone has no result', () => {
    const text = textOf({ result: null, commitment: { ...COMMITMENT, verdict: 'does-not-match' } });
    expect(text).toContain('Hash does not match');
    expect(text).not.toContain('Result');
  });

  test('what was not given is not called a match', () => {
    const text = textOf({
      result: { forms: ['1.00'], verdict: 'nothing-to-compare', steps: [] },
      commitment: { verdict: 'nothing-to-compare', steps: [] },
    });
    expect(text).toContain('Hash not compared');
    expect(text).toContain('Result not compared');
  });

  test('fields that have changed since are pointed out', () => {
    expect(textOf({ result: null, commitment: COMMITMENT }, true)).toContain('have changed since');
  });
});
