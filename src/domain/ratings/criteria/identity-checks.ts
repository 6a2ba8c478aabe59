import { type Criterion, type Judgement, unrated } from '../criterion.ts';
import type { KycDisclosure } from '../../casinos/facts.ts';

const JUDGEMENTS: Record<KycDisclosure, Judgement> = {
  'threshold-and-documents': {
    verdict: 'pass',
    reason: 'It says when it checks and which documents it asks for.',
  },
  'threshold-only': {
    verdict: 'partial',
    reason: 'It says when it checks, but not what it asks for.',
  },
  vague: {
    verdict: 'fail',
    reason: 'It keeps the right to check at any time and says no more.',
  },
};

export const identityChecks: Criterion = {
  id: 'identity-checks',
  name: 'Identity checks stated up front',
  question: 'Does it say before you deposit when it will ask who you are?',
  rule: {
    pass: 'When, and with which documents.',
    partial: 'When, but not with which documents.',
    fail: 'Neither.',
  },
  judge: ({ facts }) =>
    facts.kyc === null ? unrated('its identity checks') : JUDGEMENTS[facts.kyc.value.disclosure],
};
