import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptOutcomeOf } from '#models/outcomes/kept-outcome.ts';
import { playedOffer } from '#models/outcomes/played-offer.ts';
import { sampleContent } from '#tests/fixtures/checked-content.ts';
import { playAhead } from './outcomes-ahead.ts';

vi.mock('#models/outcomes/kept-outcome.ts', { spy: true });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edgewise-ahead-'));
  vi.stubEnv('KEPT_DIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const keptFiles = () => readdirSync(path.join(folder, 'outcomes')).toSorted();

test('what was played ahead is what the pages look for', { timeout: 120_000 }, async () => {
  const offer = sampleContent().bonuses.find(
    ({ data: { kind, terms } }) => playedOffer(kind, terms).ok,
  )?.data;
  if (offer === undefined) throw new Error('Expected an offer that can be played, found none');
  rmSync(folder, { recursive: true });
  await playAhead([offer]);
  const ahead = keptFiles();
  // The offer itself, with larger bets, and on the other model slots.
  expect(ahead.length).toBeGreaterThan(1);
  const asked = vi.mocked(keptOutcomeOf).mock.calls.at(-1)?.[0];
  if (asked === undefined) throw new Error('Expected the offer to have been played');
  keptOutcomeOf(asked);
  expect(keptFiles()).toEqual(ahead);
});

test('an offer that cannot be read leaves the build as it is', async () => {
  await expect(playAhead([{} as never])).resolves.toBeUndefined();
});
