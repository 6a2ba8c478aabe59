import { workerData } from 'node:worker_threads';
import type { BonusKind, BonusTerms } from '#domain/bonuses/terms.ts';
import { playedBeside, playedOffer } from './played-offer.ts';

for (const { kind, terms } of workerData as readonly { kind: BonusKind; terms: BonusTerms }[]) {
  playedOffer(kind, terms);
  playedBeside(kind, terms);
}
