import { describe, expect, test } from 'vitest';
import { checkWording } from './check-wording.ts';

const findings = (file: string, text: string): string[] =>
  checkWording(file, text).map(({ file: where, found }) => `${where} ${found}`);

describe('a promise', () => {
  test.each([
    'A risk-free start',
    'Guaranteed payouts, no deposit needed',
    'With this cashback you can’t lose: what is gone comes back.',
    'You’ll never lose again.',
    'Play with no risk at all',
    'Make money fast with three slots.',
    'A foolproof system',
    'Beat the casino',
    'How beating the odds works',
    'The bonus is +EV',
    'A positive expectation',
    'Our best bets',
    'A way to win big',
    'A sure thing',
    'Nothing but easy money: take the spins.',
    'Excluded? Here are casinos not on GamStop.',
    'No deposit is needed. A win is\n  guaranteed',
  ])('“%s” is found with its line', (words) => {
    const [found, ...others] = findings('content/a.md', `first line\n${words}\n`);
    expect(found).toMatch(/^content\/a\.md:[23] /);
    expect(others).toEqual([]);
  });

  test.each([
    'There is no guaranteed win at any game.',
    'You can’t lose more than you stake.',
    'Never lose sight of what you spend.',
    'No bet is without risk, and no system is foolproof.',
    'A deposit at no risk of a fee',
    'The house always wins.',
    'Payouts are not guaranteed, and nothing guarantees a win.',
    'No strategy can beat the house\n  in the long run.',
    'There is no such thing as free money.',
    'You hope for easy money, because there is none in any game.',
    'Few players win big.',
    'Whoever promises you a sure thing is lying.',
    'Does any system beat the house?',
    'A casino that is not on GamStop is not licensed in Great Britain.',
    'A bonus called “risk-free”',
    'The best bet at the craps table is the pass line with full odds.',
    'No money is lost',
  ])('“%s” is none', (words) => {
    expect(findings('content/a.md', words)).toEqual([]);
  });

  test.each([
    'title: A sure thing # said on purpose',
    '# said on purpose\nanswer: >-\n  The book is called\n  a sure thing.',
    '# said on purpose\nanswer: A sure thing',
    'The book A Sure Thing\nis about poker. <!-- said on purpose -->'.replace('\n', ' '),
    '<!-- said on purpose -->\n\nThe book\nA Sure Thing.',
  ])('%j is accepted', (words) => {
    expect(findings('content/a.md', words)).toEqual([]);
  });

  test('accepted in one field, it is found in the next', () => {
    const text = 'a: A sure thing # said on purpose\nb: One\nc: A sure thing\n';
    expect(findings('content/a.yaml', text)).toEqual([
      expect.stringMatching(/^content\/a\.yaml:3 /),
    ]);
  });

  test('of an offer and of a casino nobody says that it earns anything', () => {
    for (const file of ['content/bonuses/a.yaml', 'content/casinos/a.yaml']) {
      expect(findings(file, 'A profitable offer\n')).toHaveLength(1);
      expect(findings(file, 'On average it pays off\n')).toHaveLength(1);
      expect(findings(file, 'It is profitable for the casino\n')).toEqual([]);
    }
    expect(findings('content/a.md', 'A profitable offer')).toEqual([]);
  });
});
