const unlisted = JSON.parse(import.meta.env.UNLISTED ?? '"all"') as 'all' | string[];

/** True once the site is launched. */
export const isSiteListed = unlisted !== 'all';

/** True for a page of a launched site that is bad by itself; later pages of a list go with the first. */
export const isBadByItself = (address: string): boolean =>
  unlisted !== 'all' && unlisted.includes(address.replace(/\/page\/\d+$/, ''));

/** True if searches may list a page. */
export const isListed = (address: string): boolean => isSiteListed && !isBadByItself(address);
