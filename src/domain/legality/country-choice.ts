/** Countries that the notice can be set to. Source: specification, section 3, "Country option". */
export const COUNTRY_CHOICES = [
  { code: 'US', name: 'United States' },
  { code: 'UK', name: 'United Kingdom' },
  { code: 'CA', name: 'Canada' },
  { code: 'DE', name: 'Germany' },
  { code: 'AU', name: 'Australia' },
] as const;
export type CountryCode = (typeof COUNTRY_CHOICES)[number]['code'];

export const DEFAULT_COUNTRY: CountryCode = 'US';

/** Name of the storage entry that keeps the chosen code. */
export const GEO_NOTICE_KEY = 'geoNoticeCountry';

/** The stored choice, or the default for anything that is not one: nothing stored, or corrupt. */
export function parseCountryChoice(stored: string | null): CountryCode {
  return COUNTRY_CHOICES.find(({ code }) => code === stored)?.code ?? DEFAULT_COUNTRY;
}
