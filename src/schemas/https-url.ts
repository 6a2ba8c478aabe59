import * as z from 'zod';

/**
 * Names of small Latin letters, digits and hyphens with dots between. With that there is no room for a
 * port, for a name and password before an @, for an address in numbers, nor for letters of other
 * scripts that look Latin.
 */
const HOST = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}';

/** The form in which a host of other letters is really looked up: nobody can read what it says. */
const NO_PUNYCODE = '(?!(?:[^/?#]*\\.)?xn--)';

/** What an address may hold after its host; nothing that some reader of it might take apart. */
const REST = "(?:[\\w./~:@!$&'()*+,;=?#-]|%[2-9A-Fa-f][0-9A-Fa-f])*";

/** The same without a place on the page, a port-like colon, an @ or anything to fill in but what a build knows. */
const AFFILIATE_REST = '(?:[\\w./~&=?-]|%[2-9A-Fa-f][0-9A-Fa-f]|\\{(?:casino|country)\\})*';

/** A host by its name alone, such as www.example.org. */
export const plainHost = z
  .string()
  .regex(
    new RegExp(`^${NO_PUNYCODE}${HOST}$`),
    'expected a plain host name of Latin letters, such as www.example.org',
  );

/** An address of another site, as it stands in a link. */
export const httpsUrl = z
  .string()
  .regex(
    new RegExp(`^https://${NO_PUNYCODE}${HOST}(?:[/?#]${REST})?$`),
    'expected an https:// address with a plain host name, without port or password',
  );

/** A code that was never filled in. */
const NO_CODE =
  /[=/_-](?:your[_-]?\w*|x{3,}|change[_-]?me|placeholder|undefined|null|nan)(?=$|[&/])|=(?=$|&)|%7[bd]/i;

/** An address that earns money: as above, and the same for every visitor of one country. */
export const affiliateUrl = z
  .string()
  .regex(
    new RegExp(`^https://${NO_PUNYCODE}${HOST}(?:[/?]${AFFILIATE_REST})?$`),
    'expected an https:// address with a plain host name, without port, password, # or a placeholder other than {casino} and {country}',
  )
  .refine((url) => !NO_CODE.test(url), {
    error: 'expected your own code: this one looks like that of an example',
  })
  .refine(
    (at) => /^(?:(?!%3F|%26)[^?&])*(\?(?!.*\b([^=&]+)=.*&\2=)[^?]*)?$/i.test(at),
    'expected one ? in it, as it is, and & before what follows, each name once',
  );
