import { commitmentRule } from '../rule.ts';
import { repository, roundsOf, type Scheme } from '../scheme.ts';

/** Commitment of any game that shows the SHA-256 of its server seed, as text. */
export const seedHashRule = commitmentRule('text');

export const seedHash: Scheme = {
  id: 'seed-hash',
  name: 'Another game: seed and hash alone',
  commitsTo: 'server-seed',
  fields: {
    revealed: { label: 'Server seed, revealed', control: 'wide' },
    shownHash: { label: 'Hash shown before the bet', control: 'wide' },
  },
  inWords: null,
  // From stake-provably-fair-verifier, Tests/Hashes/Default.test.js.
  publishedRounds: roundsOf(
    'ae5baafb37cfd372fcf07cc85d3b924af4ad1691dd451529b13bf8f272926525',
    '3ac95843b5415eef35cbd1556879739e9e766dcf2811265c8e2ca1f45a06d4cc',
    {},
    'abf5e01d286b951bf4ef72b87720aeed3889b467660deeec3a0b1df677282ad6',
    'abc88e14244679872089502840777fef301cd3dd958922face034bc704350b1d',
    {},
    'f19428a59b46edad1f01ecdb37561fc69a6911ab395fe4ee4afce83a9f154372',
    'e170635e3b9282a8f46687947f559b34a1421f95f107cc4fca0f2c2e9fff0c48',
    {},
  ),
  sources: [repository('lotuseuy/stake-provably-fair-verifier', 'seeds with their hashes')],
};
