import { expect } from 'vitest';
import { generateLiqd } from '#tests/rounds/generate-liqd.ts';
import type { Journey } from './visitor.ts';

/** 100% of $100 at 35 times the bonus on red or black: a published row, .5296 leave with more. */
const ROULETTE =
  'kind=match&deposit=100&match=100&wagering=35&base=bonus&game=roulette&bet=1&counts=100&bonus=cashable&cap=none&currency=USD';
const WILD = ROULETTE.replace('deposit=100', 'deposit=200').replace('roulette', 'wild&rtp=96');

const SUBMIT = ['button[type="submit"]', 'Work it out'] as const;

export const TOOL_JOURNEYS: readonly Journey[] = [
  {
    name: 'a figure that cannot be read is kept, with what is expected beside it; a plan that can is worked out, and stands behind the sign that no host sees',
    run: async (visitor) => {
      await visitor.settled('/tools/bonus');
      await visitor.awakens('BonusTool');
      await visitor.fill('input[name="deposit"]', 'a hundred');
      await visitor.click(...SUBMIT);
      await visitor.sees('#field-deposit-error', 'Enter a number');
      expect(
        await visitor.read(() => document.querySelector<HTMLInputElement>('#field-deposit')?.value),
      ).toBe('a hundred');
      await visitor.until(
        'the field to have the focus',
        () => document.activeElement?.id === 'field-deposit',
      );
      await visitor.choose('select[name="game"]', 'roulette');
      await visitor.fill('input[name="deposit"]', '100');
      await visitor.fill('input[name="largest"]', '100');
      await visitor.click(...SUBMIT);
      await visitor.sees('#result-title', '53 of 100 leave with more than they put in');
      expect(await visitor.read(() => `${location.pathname}${location.search}`)).toBe(
        '/tools/bonus',
      );
      expect(await visitor.read(() => location.hash)).toContain('deposit=100');
    },
  },
  {
    name: 'a plan of the address is worked out in a worker; a long sum after it is stopped at once, and what stood there stays',
    run: async (visitor) => {
      await visitor.settled(`/tools/bonus#${ROULETTE}`);
      await visitor.awakens('BonusTool');
      await visitor.sees('#result-title', '53 of 100 leave with more than they put in');
      await visitor.sees('table', '50 (middle result)$106');
      await visitor.read((fragment) => void (location.hash = fragment), WILD);
      await visitor.click('button', 'Stop');
      await visitor.sees('[role="status"], [aria-live]', 'Stopped');
      await visitor.sees('#result-title', '53 of 100 leave with more than they put in');
    },
  },
  {
    name: 'a session is worked out, with every betting system',
    run: async (visitor) => {
      await visitor.settled('/tools/session');
      await visitor.awakens('SessionTool');
      await visitor.fill('input[name="bankroll"]', '40');
      await visitor.fill('input[name="rounds"]', '300');
      await visitor.click(...SUBMIT);
      // A random walk from 40 with 300 steps of 18/37, by another program: 5.67% lose all, 29.9% gain.
      await visitor.sees('#result-title', '64 of 100 leave with what they brought, or less');
      await visitor.sees('table', '2.7%');
    },
  },
  {
    name: 'a history of rounds is read and judged in a worker, with its seeds',
    run: async (visitor) => {
      await visitor.settled('/tools/rounds');
      await visitor.awakens('RoundsAudit');
      await visitor.read(
        (text) => {
          const files = new DataTransfer();
          files.items.add(new File([text], 'bets.json'));
          const field = document.querySelector<HTMLInputElement>('input[type="file"]');
          if (field === null) return;
          field.files = files.files;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        },
        generateLiqd('dice', { seed: 'engines', rounds: 40 }).text,
      );
      await visitor.sees('h2', 'All 40 payouts are right');
      await visitor.sees('li', 'All 40 results follow from the seeds');
    },
  },
  {
    name: 'a case on a phone leads to a step, dates and a letter, and back to its form',
    width: 390,
    run: async (visitor) => {
      await visitor.settled('/tools/case');
      // Answered before the island has come: what was chosen counts.
      await visitor.choose('select[name="casino"]', 'quillmark');
      await visitor.click('main label', 'Payout late or refused');
      await visitor.awakens('CaseTool');
      await visitor.choose('input[name="day"]', '2026-01-05');
      await visitor.click('button[type="submit"]', 'Show my dates');
      await visitor.sees('h2', 'Write to the casino today');
      // Six months after January 5.
      await visitor.sees('main ol li', 'Jul 5');
      await visitor.sees('main article', 'On January 5, 2026, you refused my withdrawal.');
      expect(await visitor.read(() => location.hash)).toBe('#result');
      await visitor.goBack();
      await visitor.sees('input[name="day"]');
      expect(
        await visitor.read(
          () => document.querySelector<HTMLSelectElement>('select[name="casino"]')?.value,
        ),
      ).toBe('quillmark');
    },
  },
  {
    name: 'a slider of the balance moves the chips',
    run: async (visitor) => {
      await visitor.settled('/');
      await visitor.click('main figure summary');
      await visitor.sees('#balance-bet');
      await visitor.click('label[for="balance-bet"]');
      await visitor.awakens('HeroBalance');
      await visitor.choose('#balance-bet', '5');
      // By a program of its own: .866501 lose everything, .125840 leave with more.
      await visitor.sees('main figure dl', '87');
      await visitor.sees('main figure dl', '13');
    },
  },
  {
    name: 'a weight that is moved before its island has come counts',
    run: async (visitor) => {
      await visitor.settled('/tools/weights');
      const first = 'main input[type="range"]';
      // Without waiting for the island: both orders have to work.
      await visitor.choose(first, '20');
      await visitor.sees('main form li b', '19%');
      await visitor.awakens('OwnWeights');
      await visitor.sees('main [role="status"]', 'with these weights');
      expect(await visitor.read(() => location.hash)).toBe('#w=20-15-15-15-10-10-10-10');
      await visitor.click('main form button', 'Our weights');
      await visitor.sees('main [role="status"]', 'with our weights');
    },
  },
  {
    name: 'casinos of the address stand side by side',
    run: async (visitor) => {
      await visitor.settled('/compare#ids=vantry,quillmark');
      await visitor.sees('thead', 'Vantry');
      await visitor.sees('thead', 'Quillmark');
      await visitor.sees('main table', '100 players');
    },
  },
  {
    name: 'two picks from the list are compared by way of the tray',
    run: async (visitor) => {
      await visitor.settled('/');
      const picks = '#casinos input[name="compare"]';
      await visitor.click(picks);
      await visitor.sees('[data-compare-tray]', '');
      await visitor.read(
        (of) => document.querySelectorAll<HTMLElement>(of)[1]?.setAttribute('data-second', ''),
        picks,
      );
      await visitor.click('#casinos [data-second]');
      await visitor.click('[data-compare-tray] a, [data-compare-tray] button', 'Compare');
      await visitor.sees('main table thead a');
      await visitor.until(
        'two columns',
        () => document.querySelectorAll('main table thead a').length === 2,
      );
    },
  },
  {
    name: 'a published round is checked, and one with another letter fails',
    run: async (visitor) => {
      await visitor.settled('/tools/round');
      await visitor.awakens('RoundVerifier');
      await visitor.click('button', 'Check this round');
      await visitor.sees('[role="status"]', 'Hash');
      await visitor.fill('main form input[name="revealed"]', 'another seed');
      await visitor.click('button', 'Check this round');
      await visitor.sees('[role="status"]', 'doesn’t match');
    },
  },
];
