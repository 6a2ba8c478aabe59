/** Host of an address, without `www.`. Throws if it is not an address. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
