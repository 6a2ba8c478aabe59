import type { Examples } from '../../examples.ts';
import { BRAND, HELP, HELP_WEBSITE, LONGEST_HELP } from '../../example-values.ts';
import type { SiteFooter } from './SiteFooter.tsx';

export const examples: Examples<typeof SiteFooter> = {
  usual: {
    brand: BRAND,
    tagline: 'Casinos, with the sums shown.',
    year: 2026,
    help: HELP,
    helpWebsite: HELP_WEBSITE,
    countries: [{ code: 'US', name: 'United States' }],
    countryAtFirst: 'US',
    showsSamples: false,
  },
  samples: {
    brand: BRAND,
    tagline: 'Casinos, with the sums shown.',
    year: 2026,
    help: LONGEST_HELP,
    helpWebsite: HELP_WEBSITE,
    countries: [{ code: 'US', name: 'United States' }],
    countryAtFirst: 'US',
    showsSamples: true,
  },
};
