/** Count of cases at one body. Rates of different bodies cannot be compared. */
export interface BaseRate {
  body: string;
  year: string;
  cases: number;
  /** Outcome of a number of complaints; a share where the body prints no count. */
  outcomes: readonly { text: string; count?: number; percent?: number; of: string }[];
  /** License under whose casinos most of the cases came, if one. */
  authority: string | null;
  source: { title: string; url?: string; secondary?: true; readOn: string };
}

const READ = '2026-11-27';

/** Base rates as found. Source: facts on complaints of Nov 27, 2026, section 6. */
export const BASE_RATES: readonly BaseRate[] = [
  {
    body: 'IBAS',
    year: '2019/20',
    cases: 4475,
    outcomes: [
      { text: 'settled or upheld', count: 1161, of: 'finished cases (2,511)', percent: 46.2 },
      { text: 'settled or upheld', count: 1161, of: 'all cases (4,475)', percent: 25.9 },
      { text: 'rejected', count: 1964, of: 'all cases (4,475)', percent: 44 },
    ],
    authority: 'great-britain',
    source: {
      title: 'Intelligent Profiling, on the year 2019/20 of IBAS',
      url: 'https://intelligent-profiling.com/2021/07',
      secondary: true,
      readOn: READ,
    },
  },
  {
    body: 'IBAS',
    year: '2020/21',
    cases: 4840,
    outcomes: [{ text: 'resolved', count: 2303, of: 'all cases (4,840)', percent: 48 }],
    authority: 'great-britain',
    source: {
      title: 'IBAS, annual report of 2021',
      url: 'https://www.ibas-uk.com/media/ibas-publishes-2021-annual-report',
      readOn: READ,
    },
  },
  {
    body: 'CasinoReviews',
    year: '2024',
    cases: 514,
    outcomes: [
      { text: 'resolved', percent: 31, of: 'cases heard as a dispute body (121)' },
      { text: 'resolved', percent: 17, of: 'informal cases (393)' },
    ],
    authority: 'mga',
    source: {
      title: 'CasinoReviews, its own count for 2024',
      url: 'https://casinoreviews.com/complaints/mga-reports/january-december-2024',
      readOn: READ,
    },
  },
  {
    body: 'CasinoReviews',
    year: 'first half of 2025',
    cases: 311,
    outcomes: [
      { text: 'resolved', percent: 23.6, of: 'cases heard as a dispute body (72)' },
      { text: 'resolved', percent: 11, of: 'informal cases (239)' },
    ],
    authority: 'mga',
    source: {
      title: 'CasinoReviews, its own count for the first half of 2025',
      url: 'https://casinoreviews.com/complaints/mga-reports/january-june-2025',
      readOn: READ,
    },
  },
  {
    body: 'CasinoReviews',
    year: '2025',
    cases: 684,
    outcomes: [
      { text: 'resolved', percent: 20, of: 'cases heard as a dispute body' },
      { text: 'resolved', percent: 12.7, of: 'informal cases' },
    ],
    authority: 'mga',
    source: { title: 'CasinoReviews, its own count for 2025, read earlier', readOn: READ },
  },
  {
    body: 'Kahnawà:ke Gaming Commission',
    year: '2012',
    cases: 780,
    outcomes: [
      { text: 'resolved', count: 448, of: 'valid cases (780)', percent: 57.4 },
      { text: 'for the player', percent: 66.52, of: 'resolved cases (448)' },
    ],
    authority: 'kahnawake',
    source: {
      title: 'Reviewed Casinos, on the commission’s disputes of 2012',
      url: 'https://reviewed-casinos.com/news/kahnawake-2012-player-dispute-stats',
      secondary: true,
      readOn: READ,
    },
  },
];

/** Base rates of the bodies under a license; none for most. */
export const baseRatesOf = (authority: string): readonly BaseRate[] =>
  BASE_RATES.filter((rate) => rate.authority === authority);
