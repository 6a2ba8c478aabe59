import * as z from 'zod';

/**
 * Host name of Latin letters, digits, hyphens and dots. Rules out ports, credentials before an @,
 * numeric addresses and look-alike letters of other scripts.
 */
const HOST = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}';

/** Punycode of a host in other scripts, which nobody can read. */
const NO_PUNYCODE = '(?!(?:[^/?#]*\\.)?xn--)';

/** Characters allowed after the host: none that some URL parser treats specially. */
const REST = "(?:[\\w./~:@!$&'()*+,;=?#-]|%[2-9A-Fa-f][0-9A-Fa-f])*";

/** As REST, without `#`, `:`, `@` and placeholders that the build does not fill in. */
const AFFILIATE_REST = '(?:[\\w./~&=?-]|%[2-9A-Fa-f][0-9A-Fa-f]|\\{(?:casino|country|page)\\})*';

/** Host name alone, such as www.example.org. */
export const plainHost = z
  .string()
  .regex(
    new RegExp(`^${NO_PUNYCODE}${HOST}$`),
    'expected a plain host name of Latin letters, such as www.example.org',
  );

/** Address of another site. */
export const httpsUrl = z
  .string()
  .regex(
    new RegExp(`^https://${NO_PUNYCODE}${HOST}(?:[/?#]${REST})?$`),
    'expected an https:// address with a plain host name, without port or password',
  );

/** Target of a redirect or a menu beside this site: an address that every host can write into its rules. */
export const otherSite = z
  .string()
  .regex(
    new RegExp(
      `^https://${NO_PUNYCODE}${HOST}(?:/(?:[\\w./~-]|%[2-9A-F][0-9A-F])*(?:[?][\\w./~=&-]*)?(?:#[a-z0-9-]+)?)?$`,
    ),
  );

/** Placeholder in place of a referral code. */
const NO_CODE =
  /[=/_-](?:your[_-]?\w*|x{3,}|change[_-]?me|placeholder|undefined|null|nan)(?=$|[&/])|=(?=$|&)|%7[bd]/i;

/** Address that earns money: as above, and the same for every visitor of one country. */
export const affiliateUrl = z
  .string()
  .regex(
    new RegExp(`^https://${NO_PUNYCODE}${HOST}(?:[/?]${AFFILIATE_REST})?$`),
    'expected an https:// address with a plain host name, without port, password, # or a placeholder other than {casino}, {country} and {page}',
  )
  .refine((url) => !NO_CODE.test(url), {
    error: 'expected your own code: this one looks like that of an example',
  })
  .refine(
    (at) => /^(?:(?!%3F|%26)[^?&])*(\?(?!.*\b([^=&]+)=.*&\2=)[^?]*)?$/i.test(at),
    'expected one ? in it, as it is, and & before what follows, each name once',
  );
