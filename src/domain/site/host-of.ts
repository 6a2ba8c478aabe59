/** The host of an address, without the `www.` that says nothing. Throws if it is no address. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
