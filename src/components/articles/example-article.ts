import {
  COVER,
  HELP,
  LONG_TEXT,
  LONGEST_HELP,
  LONGEST_NAME,
  LONGEST_TRAIL,
  TRAIL,
} from '../example-values.ts';
import type { ArticleModel } from './ArticleSheet/ArticleSheet.tsx';

/** A picture of the owner's in several copies; here one for all. */
const PHOTO = {
  src: COVER,
  width: 1600,
  height: 1000,
  copies: { avif: `${encodeURI(COVER)} 480w`, webp: `${encodeURI(COVER)} 480w` },
};

/** An invented guide. */
export const ARTICLE: ArticleModel = {
  href: '/guides/example',
  title: 'Reading an offer',
  excerpt: 'Six lines decide what an offer is worth.',
  category: 'Bonuses',
  cover: { src: COVER, width: 1200, height: 750, copies: null },
  coverAlt: '',
  published: { text: 'Mar 3, 2026', iso: '2026-03-03' },
  updated: { text: 'Mar 9, 2026', iso: '2026-03-09' },
  readTime: '8 min read',
  trail: TRAIL,
  body: [
    {
      kind: 'text',
      html: '<h2>The multiple</h2><p>It is of the bonus, or of both.</p><ul><li>Look it up.</li></ul>',
    },
  ],
  ledger: {
    caption: 'The sum',
    rows: [{ label: 'Bets', working: '35 × $100', figure: '$3,500' }],
    total: { label: 'Average cost', figure: '$140', tone: 'cost' },
  },
  sources: [{ title: 'Terms of an invented casino', date: 'Mar 3, 2026' }],
  related: [{ href: '/guides/other', text: 'Another guide' }],
  help: HELP,
};

export const LONGEST_ARTICLE: ArticleModel = {
  ...ARTICLE,
  href: '/guides/longest',
  title: LONGEST_NAME,
  excerpt: LONG_TEXT,
  category: 'Cryptocurrency',
  published: { text: 'Sep 28, 2026', iso: '2026-09-28' },
  readTime: '120 min read',
  trail: LONGEST_TRAIL,
  cover: PHOTO,
  coverAlt: LONG_TEXT,
  body: [
    { kind: 'text', html: `<h2>${LONGEST_NAME}</h2><p>${LONG_TEXT}</p>` },
    { kind: 'picture', picture: PHOTO, alt: LONG_TEXT, caption: LONG_TEXT },
    { kind: 'text', html: `<blockquote>${LONG_TEXT}</blockquote>` },
    {
      kind: 'picture',
      picture: { src: COVER, width: 320, height: 640, copies: null },
      alt: 'A disc in a square',
      caption: null,
    },
  ],
  ledger: {
    caption: LONGEST_NAME,
    rows: [{ label: LONGEST_NAME, working: LONG_TEXT, figure: '$1,000,000.00' }],
    total: { label: LONGEST_NAME, figure: '−$1,000,000', tone: 'cost' },
  },
  sources: [{ title: LONG_TEXT, url: 'https://register.example/' }],
  related: [{ href: '/guides/other', text: LONG_TEXT }],
  help: LONGEST_HELP,
};
