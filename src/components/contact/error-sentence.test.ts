import { expect, test } from 'vitest';
import { errorSentence } from './error-sentence.ts';

test('an address that is none shows what one looks like', () => {
  expect(errorSentence({ field: 'email', reason: 'not-an-email' })).toContain('name@example.com');
});
