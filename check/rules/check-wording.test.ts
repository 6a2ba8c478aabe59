import { describe, expect, test } from 'vitest';
import { checkWording } from './check-wording.ts';

const findings = (file: string, text: string): string[] =>
  checkWording(file, text).map(({ file: where, found }) => `${where} ${found}`);

describe('banned wording', () => {
  test.each([
    'A risk-free start',
    'Guaranteed payouts',
    'You can’t lose',
    'Beat the casino',
    'How beating the odds works',
    'The bonus is +EV',
    'A positive expectation',
    'Our best bets',
    'A way to win big',
    'A sure thing',
    'Easy money',
    'Casinos not on GamStop',
    'We timed three withdrawals',
    'We have\n  timed three withdrawals',
    'we have tested it',
  ])('“%s” is found with its line', (words) => {
    expect(findings('content/a.md', `first line\n${words}\n`)).toHaveLength(1);
    expect(findings('content/a.md', `first line\n${words}\n`)[0]).toMatch(/^content\/a\.md:2 /);
  });

  test.each([
    'A bonus called “risk-free” is not',
    'We have timed none of them',
    'We have timed\n  nothing ourselves',
    'No money is lost',
  ])('“%s” may stand', (words) => {
    expect(findings('content/a.md', words)).toEqual([]);
  });

  test('of an offer and of a casino nobody says that it earns anything', () => {
    for (const file of ['content/bonuses/a.yaml', 'content/casinos/a.yaml']) {
      expect(findings(file, 'A profitable offer\n')).toHaveLength(1);
      expect(findings(file, 'On average it pays off\n')).toHaveLength(1);
    }
    expect(findings('content/a.md', 'A stake comes back without profit.')).toEqual([]);
  });

  test('free is refused where an offer speaks, and allowed elsewhere', () => {
    expect(findings('content/bonuses/a.yaml', 'headline: 50 free spins\n')).toHaveLength(1);
    expect(findings('content/bonuses/a.yaml', 'features:\n  - Free bets\n')).toHaveLength(1);
    expect(findings('content/bonuses/a.yaml', 'kind: free-spins\n')).toEqual([]);
    expect(findings('content/a.md', 'The call is free.')).toEqual([]);
  });
});
