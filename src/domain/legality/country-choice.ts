/** Countries that every site has to have on file. Source: specification, section 3, "Country option". */
export const REQUIRED_COUNTRIES = [
  { code: 'US', name: 'United States' },
  { code: 'UK', name: 'United Kingdom' },
  { code: 'CA', name: 'Canada' },
  { code: 'DE', name: 'Germany' },
  { code: 'AU', name: 'Australia' },
] as const;

/** Country of a reader who has chosen none. */
export const DEFAULT_COUNTRY = 'US';

/** Storage key of the chosen country's code. */
export const GEO_NOTICE_KEY = 'geoNoticeCountry';

/** The stored choice; `null` where it cannot be read or is not a country on file. */
export function parseCountryChoice(
  stored: string,
  onFile: readonly { code: string }[],
): string | null {
  return onFile.find(({ code }) => code === stored)?.code ?? null;
}
