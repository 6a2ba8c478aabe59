import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ContactField,
  type ContactMessage,
  mailtoUrl,
  plainText,
  validateMessage,
} from './contact-message.ts';

const ADA: ContactMessage = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@mail.example',
  subject: 'A question',
  message: 'Hello,\n50% & more?',
};

/** The errors as `field: reason`, or none where the message passes. */
function errorsOf(changes: Partial<Record<ContactField, string>>): string[] {
  const result = validateMessage({ ...ADA, ...changes });
  return result.ok ? [] : result.errors.map(({ field, reason }) => `${field}: ${reason}`);
}

describe('checking a message', () => {
  test('a complete message passes as it is', () => {
    expect(validateMessage(ADA)).toEqual({ ok: true, message: ADA });
  });

  test('of a form with spaces alone every field is listed that is needed, in the order of the form', () => {
    const fields = ['firstName', 'email', 'subject', 'message'];
    expect(validateMessage({ lastName: '\t', message: ' \n ' })).toEqual({
      ok: false,
      errors: fields.map((field) => ({ field, reason: 'required' })),
    });
  });

  test.each([
    ['firstName', 60],
    ['lastName', 60],
    ['subject', 120],
    ['message', 4000],
  ] as const)('%s may have %i characters and not one more', (field, most) => {
    expect(errorsOf({ [field]: 'a'.repeat(most) })).toEqual([]);
    expect(errorsOf({ [field]: 'a'.repeat(most + 1) })).toEqual([`${field}: too-long`]);
  });

  test('spaces around a value do not count, and a Windows line break counts once', () => {
    expect(errorsOf({ subject: `  ${'a'.repeat(120)}  ` })).toEqual([]);
    expect(errorsOf({ message: `${'a'.repeat(1999)}\r\n${'a'.repeat(2000)}` })).toEqual([]);
  });

  test('an address may have 254 characters and not one more', () => {
    // 12 + 1 + 60 + 1 + 60 + 1 + 60 + 1 + 58 = 254
    const domain = ['b', 'c', 'd'].map((letter) => letter.repeat(60)).join('.');
    const longest = `${'a'.repeat(12)}@${domain}.${'e'.repeat(58)}`;
    expect(longest).toHaveLength(254);
    expect(errorsOf({ email: longest })).toEqual([]);
    expect(errorsOf({ email: `a${longest}` })).toEqual(['email: too-long']);
  });

  test.each(['a@b.example', "o'hara+x@mail.example", 'a.b@sub.mail.example', 'root@localhost'])(
    '%s is an address',
    (email) => {
      expect(errorsOf({ email })).toEqual([]);
    },
  );

  test.each([
    'ada',
    '@mail.example',
    'ada@',
    'ada@mail..example',
    'ada@-mail.example',
    'ada@mail.example.',
    'a da@mail.example',
    'ada@mail.example, bob@mail.example',
    'ada@mail.example\r\nBcc: bob@mail.example',
  ])('%j is not an address', (email) => {
    expect(errorsOf({ email })).toEqual(['email: not-an-email']);
  });

  test('values come back trimmed, on one line each but for the message', () => {
    const result = validateMessage({
      firstName: '  Ada ',
      lastName: 'Byron\u0000',
      email: '\nada@mail.example ',
      subject: 'A question\r\nBcc: bob@mail.example',
      message: '\n First\r\nsecond\rthird\u2028fourth\u0007\tend \n',
    });
    expect(result).toEqual({
      ok: true,
      message: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@mail.example',
        subject: 'A question Bcc: bob@mail.example',
        message: 'First\nsecond\nthird\nfourth\tend',
      },
    });
  });
});

describe('the mail that is prepared', () => {
  test('everything is percent-encoded and lines end with CRLF', () => {
    expect(mailtoUrl('help@edgewise.example', ADA)).toBe(
      'mailto:help@edgewise.example?subject=A%20question' +
        '&body=Hello%2C%0D%0A50%25%20%26%20more%3F%0D%0A%0D%0AAda%20Byron%0D%0Aada%40mail.example',
    );
  });

  test('half a character goes as the replacement sign', () => {
    // U+FFFD is EF BF BD.
    const url = mailtoUrl('help@edgewise.example', { ...ADA, subject: 'A \uD83D' });
    expect(url).toContain('?subject=A%20%EF%BF%BD&body=');
  });

  test('a plus or an ampersand in the recipient stays part of it', () => {
    expect(mailtoUrl('a+b&cc=c@edgewise.example', ADA)).toMatch(
      /^mailto:a%2Bb%26cc%3Dc@edgewise\.example\?subject=/,
    );
  });

  test('a recipient that is not an address throws', () => {
    expect(() => mailtoUrl('', ADA)).toThrow('Expected a mail address, found ""');
    expect(() => mailtoUrl('a@b.example?bcc=c@d.example', ADA)).toThrow('Expected a mail address');
  });

  test('no text adds a header or a parameter, even where it was never checked', () => {
    const anyText = fc.string({ unit: fc.constantFrom(...'a \r\n\u2028\u0085&?=%#\uD800') });
    const anyMessage = fc.record({
      firstName: anyText,
      lastName: anyText,
      email: anyText,
      subject: anyText,
      message: anyText,
    });
    fc.assert(
      fc.property(anyMessage, (message) => {
        const url = mailtoUrl('help@edgewise.example', message);
        const [, query = ''] = url.split('?');
        expect(url.split('?')).toHaveLength(2);
        expect(url).not.toMatch(/[\s#]/);
        expect(query.split('&').map((part) => part.split('=')[0])).toEqual(['subject', 'body']);
        const subject = decodeURIComponent(query.slice('subject='.length, query.indexOf('&')));
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(decodeURIComponent(query)).not.toMatch(/\r(?!\n)|(?<!\r)\n/);
      }),
    );
  });
});

describe('the text for the clipboard', () => {
  test('the details come first, then the message', () => {
    expect(plainText(ADA)).toBe(
      'Name: Ada Byron\nEmail: ada@mail.example\nSubject: A question\n\nHello,\n50% & more?',
    );
  });

  test('without a last name there is no space in its place', () => {
    expect(plainText({ ...ADA, lastName: '' })).toMatch(/^Name: Ada\nEmail: /);
  });

  test('a line break in a detail cannot fake another one', () => {
    expect(plainText({ ...ADA, subject: 'A\nEmail: bob@mail.example' })).toContain(
      '\nSubject: A Email: bob@mail.example\n',
    );
  });
});
