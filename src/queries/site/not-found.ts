import { engraveWatermark } from '#art/watermark.ts';
import type { Head } from './head.ts';

export function notFoundPage() {
  return { art: engraveWatermark('zero') };
}

export function notFoundHead(): Head {
  return {
    title: 'Page not found',
    description: 'There is no page at this address. Find casino reviews, bonuses, guides and help.',
    keywords: ['page not found'],
  };
}
