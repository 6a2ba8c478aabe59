import { expect, test } from 'vitest';
import { CONTACT_FIELDS } from '#domain/contact/contact-message.ts';
import { errorSentence } from './error-sentence.ts';

test('an address that is none shows what one looks like', () => {
  expect(errorSentence({ field: 'email', reason: 'not-an-email' })).toContain('name@example.com');
});

test('every missing field has a sentence of its own', () => {
  const sentences = CONTACT_FIELDS.map((field) => errorSentence({ field, reason: 'required' }));
  expect(new Set(sentences).size).toBe(CONTACT_FIELDS.length);
});
