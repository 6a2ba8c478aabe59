import { describe, expect, test } from 'vitest';
import { answerCase } from './answer-case.ts';
import type { CaseInput, LicenseClocks } from './case-types.ts';
import type { LetterFacts, LetterKind } from './letter-types.ts';
import { letterText } from './letter-text.ts';
import { writeLetter } from './letters.ts';

const licenses: LicenseClocks = {
  here: {
    name: 'License of Here',
    complaint: {
      decidedIn: { n: 4, unit: 'weeks', from: 'receipt', effect: 'binding', source: 'a' },
      next: { who: 'the body of Here', kind: 'independent-body', source: 'a' },
      mustContain: ['address', 'documents', 'earlier-complaint'],
      form: ['seal-form'],
      onlyForm: true,
      shutOut: { deposits: 'returned', effect: 'binding', source: 'a' },
    },
  },
};

const refusal: CaseInput = {
  today: '2026-11-27',
  licences: [{ authority: 'here', standing: 'on-register' }],
  ownClause: { state: 'none-in-terms', subject: 'KLACHT' },
  country: 'DE',
  trouble: 'withdrawal-refused',
  events: [{ kind: 'refusal', day: '2026-10-05' }],
  done: [{ kind: 'complaint-form', day: '2026-10-12' }],
};

function letter(kind: LetterKind, more: Partial<CaseInput> = {}, facts: LetterFacts = {}) {
  const input = { ...refusal, ...more };
  return writeLetter({ kind, case: input, answer: answerCase(input, licenses), licenses, facts });
}

describe('a letter', () => {
  test('a complaint holds what was typed, and names and counts what was not', () => {
    const found = letter('operator-complaint', {}, { name: 'A. Reader', account: 'reader1' });
    const text = letterText(found);
    expect(text).toContain('My name is A. Reader. My account is reader1.');
    expect(text).toContain('On October 5, 2026, you refused my withdrawal.');
    expect(text).toContain('Subject: KLACHT. Withdrawal refused');
    expect(text).toContain('by the form behind its seal');
    // The points that the license asks for, and those that each complaint needs.
    expect(found.blanks).toEqual([
      'the casino’s name and site',
      'your address',
      'what happened, one fact a sentence',
      'coin, network and transaction ids',
      'what you ask for: the sum, with its coin',
      'documents',
    ]);
    for (const blank of found.blanks) expect(text).toContain(`…… (${blank})`);
  });

  test('a reminder names the day on which an answer was due, and whose rule it is', () => {
    const text = letterText(letter('final-position'));
    expect(text).toContain('I complained to the casino on October 12, 2026.');
    // Four weeks after a Monday.
    expect(text).toContain(
      'due by November 9, 2026, by the rules of this license: License of Here.',
    );
    expect(text).toContain('state your final position in writing, or confirm that there is none');
  });

  test('a referral goes to the body, with the course and the first complaint', () => {
    const text = letterText(letter('referral', { vpnUsed: true }));
    expect(text).toMatch(/^To: the body of Here\n/);
    expect(text).toContain('the casino refused my withdrawal');
    expect(text).toContain('I used a VPN.');
    expect(text).toContain('By November 27, 2026 I have no final answer.');
    expect(text).toContain('My complaint to the casino is attached.');
  });

  test('being shut out: the whole group, calm, and nothing of winning', () => {
    const events = [
      { kind: 'self-exclusion-asked', day: '2026-11-20' },
      { kind: 'deposit-taken', day: '2026-11-24' },
    ];
    const more = { trouble: 'self-exclusion-ignored', events, secondAccount: true } as const;
    const text = letterText(letter('self-exclusion', more, { operator: 'Group Ltd.' }));
    expect(text).toContain('every brand of Group Ltd.');
    expect(text).toContain('On November 24, 2026, you took a deposit from me.');
    expect(text).toContain('I had a second account.');
    expect(text).toContain('return the deposits');
    expect(text).not.toMatch(/\bw[io]n/i);
  });

  test('a refused country: deposits and the day it was known, and no claim of a right', () => {
    const more = { trouble: 'country-refused-after-win', depositReturned: true } as const;
    const text = letterText(letter('operator-complaint', more));
    expect(text).toContain('The day on which you first knew my country');
    expect(text).toContain('You returned my deposit.');
  });

  test('data: the law is named in the EU and Britain, and nowhere else', () => {
    expect(letterText(letter('data-access'))).toContain('articles 15 and 20 of the GDPR');
    expect(letterText(letter('data-access', { country: 'GB' }))).toContain('of the UK GDPR');
    const brazil = letterText(letter('data-access', { country: 'BR' }));
    expect(brazil).not.toMatch(/GDPR|law/);
  });

  test.each<LetterKind>([
    'operator-complaint',
    'final-position',
    'referral',
    'self-exclusion',
    'data-access',
  ])('%s: never pay to be paid; no threat and no verdict', (kind) => {
    const text = letterText(letter(kind));
    expect(text).toContain('Never pay to be paid');
    expect(text).not.toMatch(/fraud|scam|unlawful|illegal|police|sue|post this|owe|chance|\[/i);
  });
});
