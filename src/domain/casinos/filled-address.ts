/** The address of a link with its casino and the reader's country in place of `{casino}` and `{country}`. */
export const filledAddress = (address: string, casino: string, countryCode: string): string =>
  address.replaceAll('{casino}', casino).replaceAll('{country}', countryCode.toLowerCase());
