import { expect, test } from 'vitest';
import { ruleOf, SCHEMES } from '#domain/fairness/schemes.ts';
import { fieldsOf } from './offered-scheme.ts';
import { sentenceOf } from './verifier-words.ts';

test('the fields of the chosen scheme come first, in its order and with its words', () => {
  const field = (name: string, label = name) => ({ name, label });
  const [seed, own] = [field('seed', 'Client seed'), field('seed', 'Seed')];
  const [nonce, count] = [field('nonce'), field('mineCount')];
  const [dice, mines] = [{ fields: [seed, nonce] }, { fields: [own, count] }];
  expect(fieldsOf([dice, mines], mines)).toEqual([own, count, nonce]);
});

test('a field has a sentence for every reason that any rule gives', () => {
  const faulty = ['', ' ', 'x', '-1', '1.5', 'a\nb', '9'.repeat(20), 'y'.repeat(1025)];
  let said = 0;
  for (const { id, fields } of SCHEMES) {
    const rule = ruleOf(id);
    for (const text of faulty) {
      const form = rule.read(Object.fromEntries(rule.fields.map((name) => [name, text])));
      for (const [name, reason] of Object.entries(form.ok ? {} : form.reasons)) {
        const field = fields[name];
        if (field === undefined) throw new Error(`Expected words for ${name}`);
        expect(sentenceOf(field, reason)).toMatch(/^[A-Z].*\.$/);
        said += 1;
      }
    }
  }
  expect(said).toBeGreaterThan(100);
});

test('it has nothing to say without a reason, and an unknown reason is an error', () => {
  expect(sentenceOf({ label: 'Nonce' }, undefined)).toBeUndefined();
  expect(() => sentenceOf({ label: 'Nonce' }, 'no-such-reason')).toThrow('no-such-reason');
});
