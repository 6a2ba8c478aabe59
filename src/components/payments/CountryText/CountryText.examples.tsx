import type { Examples } from '../../examples.ts';
import { LONG_TEXT, LONGEST_NAME } from '../../example-values.ts';
import type { CountryText, CountryTextModel } from './CountryText.tsx';

/** An invented position of the law, with everything known. */
const COUNTRY: CountryTextModel = {
  name: 'United Kingdom',
  place: 'the United Kingdom',
  href: '/country/united-kingdom',
  notice: 'Sites need a licence of the Gambling Commission.',
  help: {
    name: 'Example Helpline',
    phone: '0800 000 0000',
    tel: 'tel:08000000000',
    hours: 'Day and night',
    remark: 'Free',
  },
  reason: 'No casino listed here has that licence.',
  checkedOn: 'Mar 3, 2026',
};

const UNKNOWN_COUNTRY: CountryTextModel = {
  ...COUNTRY,
  name: 'Canada',
  place: 'Canada',
  href: '/country/canada',
  notice: 'The law is that of the province.',
  help: {
    name: 'Example Help',
    phone: '1-800-000-0000',
    tel: 'tel:18000000000',
    hours: null,
    remark: null,
  },
  reason: null,
};

/** A country without a helpline. */
const SILENT_COUNTRY: CountryTextModel = { ...COUNTRY, help: null };

const LONGEST_COUNTRY: CountryTextModel = {
  name: LONGEST_NAME,
  place: LONGEST_NAME,
  href: '/country/longest',
  notice: LONG_TEXT,
  help: {
    name: LONGEST_NAME,
    phone: '+49 800 000 0000 00',
    tel: 'tel:+49800000000000',
    hours: 'Every day from 10 in the morning to 10 in the evening',
    remark: LONG_TEXT,
  },
  reason: LONG_TEXT,
  checkedOn: 'Sep 28, 2026',
};

export const examples: Examples<typeof CountryText> = {
  usual: { country: COUNTRY },
  unknown: { country: UNKNOWN_COUNTRY },
  withoutPhone: { country: SILENT_COUNTRY },
  longest: { country: LONGEST_COUNTRY },
};
