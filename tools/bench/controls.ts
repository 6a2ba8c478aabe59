/** One control of a page, and how its answer is told. */
export type Control = {
  name: string;
  /** The element that is tapped: the first of these that is seen. */
  tap: string;
  /** Where on its width, as a share of it; the middle where nothing is said. */
  where?: number;
  /** The value that is chosen in it instead of a tap: the browser shows a list of its own. */
  choose?: string;
  /** What the tap changes: how many of these there are, or what they say. */
  shows: string;
  /** Only works once another control of the page was used, so it is never the first to be tapped. */
  after?: string;
};

/** In the head and the foot of every page. */
const EVERYWHERE: readonly Control[] = [
  { name: 'menu', tap: 'header [commandfor="menu"]', shows: '#menu[open]' },
  { name: 'search', tap: 'header [data-opens-dialog="search"]', shows: '#search[open]' },
  { name: 'country', tap: 'footer select', choose: 'DE', shows: '[data-tell]' },
];

const FOLD: Control = {
  name: 'fold',
  tap: 'main details:not([open]):not(form *):not(table *) > summary',
  shows: 'main details[open]',
};
/** A box to compare is ticked by the browser; the tray says what follows. */
const PICK: readonly Control[] = [
  {
    name: 'compare: tray',
    tap: 'main label:has([name="compare"])',
    shows: '[data-compare-tray]:not([hidden])',
  },
  {
    name: 'compare: tick',
    tap: 'main label:has([name="compare"])',
    shows: 'main [name="compare"]:checked',
  },
];
const PAYMENTS: readonly Control[] = [
  // The chips lie in a fold on phones, which the bench opens without a touch.
  {
    name: 'filter',
    tap: 'main form label:has([value="mga"])',
    shows: 'main form [aria-live="polite"]',
  },
  {
    name: 'clear',
    tap: 'main form [type="reset"]',
    shows: 'main form [aria-live="polite"]',
    after: 'filter',
  },
  { name: 'row', tap: 'main table summary', shows: 'main table details[open]' },
  {
    name: 'sort',
    tap: '#table-sort',
    choose: 'name-asc',
    // Before the island is there the cards are sorted by style.
    shows: 'main table, main tbody tr[style]',
  },
];

/** What else there is on the pages of a template, in the order in which it can be used. */
const OF_TEMPLATES: Readonly<Record<string, readonly Control[]>> = {
  '/': [
    {
      name: 'View All',
      tap: '[data-view-all-more] button',
      shows: '[data-view-all-status]',
    },
    ...PICK,
    FOLD,
    {
      name: 'review dialog',
      tap: 'main [data-opens-dialog^="review-"]',
      shows: 'main dialog[open]',
    },
    {
      name: 'slider',
      tap: 'main [type="range"]',
      where: 0.25,
      shows: 'main form, main [aria-live]',
    },
  ],
  '/bonuses': [...PICK, FOLD],
  '/payments-kyc': PAYMENTS,
  '/payments-kyc/…': PAYMENTS,
  '/reviews/…': [...PICK, FOLD],
  '/games/…': [FOLD],
  '/responsible-gaming': [
    FOLD,
    {
      name: 'show my result',
      tap: 'main form[novalidate] [type="submit"]',
      // Until the island is there to say what is open, the button says that it is at work.
      shows: 'main form [role="status"], main form [aria-busy="true"]',
    },
  ],
  '/faq': [FOLD],
  '/tools/weights': [
    { name: 'slider', tap: 'main [type="range"]', where: 0.25, shows: 'main form' },
  ],
  '/compare': [
    {
      name: 'differences',
      tap: 'main label:has([name="only"])',
      shows: 'main [name="only"]:checked',
    },
  ],
  '/contact': [
    {
      name: 'send',
      tap: 'main form [type="submit"]',
      // What is missing the browser says itself, until the island is there to say it.
      shows: 'main form :is([aria-invalid], :user-invalid)',
    },
  ],
};

/** The controls of the pages of a template that a reader taps, or chooses in. */
export const controlsOf = (template: string): readonly Control[] => [
  ...(OF_TEMPLATES[template] ?? []),
  ...EVERYWHERE,
];
