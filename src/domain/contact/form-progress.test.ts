import { describe, expect, test } from 'vitest';
import { validateMessage } from './contact-message.ts';
import { countCharacters, standingErrors } from './form-progress.ts';

const FILLED = {
  firstName: 'Ada',
  email: 'ada@mail.example',
  subject: 'A question',
  message: 'Hello',
};

describe('mistakes that were shown', () => {
  const shown = [
    { field: 'email', reason: 'required' },
    { field: 'subject', reason: 'required' },
  ] as const;

  test('go once they are put right, while the others stay', () => {
    const result = validateMessage({ ...FILLED, subject: '' });
    expect(standingErrors(shown, result)).toEqual([{ field: 'subject', reason: 'required' }]);
    expect(standingErrors(shown, validateMessage(FILLED))).toEqual([]);
  });

  test('are not joined by new ones', () => {
    const result = validateMessage({ ...FILLED, email: 'ada', message: '' });
    expect(standingErrors(shown, result)).toEqual([]);
  });
});

describe('counting characters', () => {
  test.each([
    // 120 characters fit a subject, so 108 leave a tenth.
    [0, 120, 'within'],
    [107, 13, 'within'],
    [108, 12, 'near'],
    [120, 0, 'near'],
    [121, -1, 'over'],
  ] as const)('%i characters in the subject leave %i', (used, left, state) => {
    expect(countCharacters('subject', 'a'.repeat(used))).toEqual({ used, left, state });
  });

  test('spaces at the ends and the second half of a Windows line break are not counted', () => {
    expect(countCharacters('message', ' a\r\nb \n').used).toBe(3);
  });
});
