import {
  type ContactError,
  type ContactField,
  MAX_LENGTHS,
} from '#domain/contact/contact-message.ts';
import { formatCount } from '#format/text.ts';

export const fieldId = (field: ContactField) => `contact-${field}`;

/** Field labels as the form shows them. */
export const FIELD_LABELS: Readonly<Record<ContactField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
};

const MISSING: Readonly<Record<ContactField, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address so we can answer.',
  subject: 'Enter a subject.',
  message: 'Write your message.',
};

/** Error and remedy in one sentence. */
export function errorSentence({ field, reason }: ContactError): string {
  if (reason === 'required') return MISSING[field];
  if (reason === 'not-an-email') return 'Enter an email address like name@example.com.';
  const most = formatCount(MAX_LENGTHS[field]);
  return `Shorten the ${FIELD_LABELS[field].toLowerCase()} to ${most} characters or fewer.`;
}
