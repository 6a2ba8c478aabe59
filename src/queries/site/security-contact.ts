import { buildDay } from '#settings/build-day.ts';
import { siteSettings } from './site.ts';

/**
 * RFC 9116, section 2.5.5, recommends less than a year, so that nobody trusts an abandoned address.
 */
const VALID_DAYS = 330;

/** security.txt: contact for reports of vulnerabilities. */
export async function securityText(): Promise<string> {
  const { baseUrl, contact } = await siteSettings();
  const expires = new Date(Date.parse(buildDay()) + VALID_DAYS * 86_400_000);
  return [
    `Contact: mailto:${contact.supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', baseUrl).href}`,
    '',
  ].join('\n');
}
