import { expect, test } from 'vitest';
import { rtpClaim } from './rtp-claim.ts';

test('a claim is attributed, and told as what it costs on average', () => {
  // $200 at 99.5% return $199, so they cost $1 on average; 400 rounds of 50 cents are $200.
  const { claim, ledger } = rtpClaim(
    { game: 'Dice', rtpPercent: 99.5 },
    { stakeUsd: 200, rounds: 400 },
  );
  expect(claim).toBe('Claims 99.5% RTP for its game Dice.');
  expect(ledger.rows[0]).toMatchObject({ working: '400 rounds of $0.50', figure: '$200' });
  expect(ledger.rows[1]?.figure).toBe('$199');
  expect(ledger.total).toMatchObject({ label: 'Average cost', tone: 'cost' });
  expect(ledger.total.figure).toContain('1');
});
