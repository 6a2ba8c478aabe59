const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether the name of a file can be an address. */
export const isSlug = (name: string): boolean => SLUG.test(name);

/** The address that a name is meant to be: small letters, digits and single hyphens. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
