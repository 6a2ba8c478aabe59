/** Fields of the contact form, in the order of the specification. */
const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Needed for an answer. The last name is optional: some people have none. */
export const REQUIRED_FIELDS: readonly ContactField[] = [
  'firstName',
  'email',
  'subject',
  'message',
];

/**
 * Most characters of each field, counted as `maxlength` counts them: in UTF-16 code units, a line
 * break as one. 254 is the longest address that mail can be sent to (RFC 3696, erratum 1690).
 */
export const MAX_LENGTHS: Readonly<Record<ContactField, number>> = {
  firstName: 60,
  lastName: 60,
  email: 254,
  subject: 120,
  message: 4000,
};

/** Clean values: trimmed, and every field but the message on one line. */
export type ContactMessage = Readonly<Record<ContactField, string>>;

export type ContactError = {
  field: ContactField;
  reason: 'required' | 'too-long' | 'not-an-email';
};

export type ContactResult =
  { ok: true; message: ContactMessage } | { ok: false; errors: ContactError[] };

/**
 * The rule of `<input type="email">`, so that page and browser agree on what an address is.
 * Source: WHATWG HTML, "valid email address".
 */
const EMAIL_ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * Cleans the typed values and validates them. On failure all errors are listed, field by field in the order of
 * the form; a missing field counts as empty.
 */
export function validateMessage(
  typed: Readonly<Partial<Record<ContactField, string | undefined>>>,
): ContactResult {
  const message = cleanMessage(typed);
  const errors = CONTACT_FIELDS.flatMap((field): ContactError[] => {
    const value = message[field];
    if (value === '') return REQUIRED_FIELDS.includes(field) ? [{ field, reason: 'required' }] : [];
    const reasons: ContactError['reason'][] = [];
    if (value.length > MAX_LENGTHS[field]) reasons.push('too-long');
    if (field === 'email' && !EMAIL_ADDRESS.test(value)) reasons.push('not-an-email');
    return reasons.map((reason) => ({ field, reason }));
  });
  return errors.length === 0 ? { ok: true, message } : { ok: false, errors };
}

/**
 * Address that opens a prepared mail: the subject as typed, the message with name and address under
 * it. Everything is percent-encoded, line breaks of the body as CRLF (RFC 6068, section 5), and the
 * subject is cleaned again, so that no typed text can add a header. A mail program may cut a long
 * address short, so the text should be offered for copying as well.
 * Throws if the recipient is not a mail address.
 */
export function mailtoUrl(recipient: string, message: ContactMessage): string {
  if (!EMAIL_ADDRESS.test(recipient)) {
    throw new TypeError(`Expected a mail address, found ${JSON.stringify(recipient)}`);
  }
  const clean = cleanMessage(message);
  const body = `${clean.message}\n\n${fullName(clean)}\n${clean.email}`;
  const to = encodeURIComponent(recipient).replaceAll('%40', '@');
  const subject = encodeURIComponent(clean.subject);
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}

/** The whole message as text for the clipboard, its details first. */
export function plainText(message: ContactMessage): string {
  const clean = cleanMessage(message);
  return [
    `Name: ${fullName(clean)}`,
    `Email: ${clean.email}`,
    `Subject: ${clean.subject}`,
    '',
    clean.message,
  ].join('\n');
}

function fullName({ firstName, lastName }: ContactMessage): string {
  return `${firstName} ${lastName}`.trim();
}

/** Typed values as they are validated and sent: trimmed, missing fields empty. */
export function cleanMessage(typed: Readonly<Partial<Record<ContactField, string | undefined>>>) {
  return {
    firstName: cleanLine(typed.firstName),
    lastName: cleanLine(typed.lastName),
    email: cleanLine(typed.email),
    subject: cleanLine(typed.subject),
    message: cleanText(typed.message),
  };
}

/** One line: line breaks, tabs and other control characters become a space. */
function cleanLine(typed = ''): string {
  return replaceLoneSurrogates(typed.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim();
}

/** Several lines: every kind of line break becomes \n; other control characters but tabs go. */
function cleanText(typed = ''): string {
  const lines = typed.replace(/\r\n|[\r\u2028\u2029]/g, '\n');
  return replaceLoneSurrogates(lines.replace(/(?![\n\t])\p{Cc}/gu, '')).trim();
}

/** Half a character cannot be percent-encoded: `encodeURIComponent` throws on it. */
function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}
