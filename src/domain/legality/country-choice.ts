/**
 * Countries that every site has on file; it may have any number more. Source: specification, section 3,
 * "Country option".
 */
export const REQUIRED_COUNTRIES = [
  { code: 'US', name: 'United States' },
  { code: 'UK', name: 'United Kingdom' },
  { code: 'CA', name: 'Canada' },
  { code: 'DE', name: 'Germany' },
  { code: 'AU', name: 'Australia' },
] as const;

/** Where a reader is taken to be who has chosen no country. */
export const DEFAULT_COUNTRY = 'US';

/** Name of the storage entry that keeps the chosen code. */
export const GEO_NOTICE_KEY = 'geoNoticeCountry';

/** The stored choice, or the default for anything that is no country on file: nothing, or corrupt. */
export function parseCountryChoice(
  stored: string | null,
  onFile: readonly { code: string }[],
): string {
  return onFile.find(({ code }) => code === stored)?.code ?? DEFAULT_COUNTRY;
}
