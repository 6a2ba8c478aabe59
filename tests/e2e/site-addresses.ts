import { addressesIn } from '#integrations/page-address.ts';
import { SAMPLE_SITE } from '#tests/fixtures/contents.ts';

/** One address for each kind of page, and every page that is the only one of its kind. */
const ONE_OF_A_KIND: readonly RegExp[] = [
  /^\/reviews\/(?!quillmark$|marlowick$)/,
  /^\/will-it-pay\/(?!marlowick$)/,
  /^\/guides\/(?!provably-fair-explained$)/,
  /^\/country\/(?!united-states$)/,
  /^\/bonuses\/(?!no-deposit$)/,
  /^\/games\/(?!crash$|live-dealer$)/,
  /^\/payments-kyc\/(?!fees-by-coin$)/,
  /^\/(?:terms-of-service|cookie-policy|accessibility|affiliate-disclosure)$/,
];

/** Every page of the site, whichever kind, but for that of unknown addresses. */
export const builtAddresses = () => addressesIn(process.env['DIST'] ?? SAMPLE_SITE);

/** Addresses of the built pages that stand for all of them. */
export function siteAddresses(): string[] {
  return builtAddresses()
    .filter((address) => !ONE_OF_A_KIND.some((kind) => kind.test(address)))
    .concat('/no-such-page')
    .sort();
}
