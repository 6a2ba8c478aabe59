import type { DescribedPage } from '#models/pages/described-page.ts';
import type { HeadTags } from '#models/pages/laid-out-page.ts';
import { readerCountries } from '../countries/reader-countries.ts';
import { isListed } from './listing.ts';
import { siteSettings } from './site.ts';

/** Lets search engines show pictures in full width. */
const IMAGES = 'max-image-preview:large';

/** Meta tags for search engines and social networks. */
export async function headTags(page: DescribedPage): Promise<HeadTags> {
  const { brand, baseUrl, analytics } = await siteSettings();
  const canonical = page.address === '/404' ? null : new URL(page.address, baseUrl).href;
  const metas: HeadTags['metas'] = [
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    ...(canonical === null ? [] : [{ property: 'og:url', content: canonical }]),
    { property: 'og:image', content: new URL(page.picture, baseUrl).href },
    { property: 'og:image:alt', content: page.title },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(analytics === null ? [] : [{ name: 'site:analytics', content: analytics.script }]),
    { name: 'robots', content: isListed(page.address) ? IMAGES : `noindex, ${IMAGES}` },
  ];
  return {
    title: page.address === '/' ? page.title : `${page.title} | ${brand}`,
    canonical,
    metas,
    structuredData: toScript({
      '@context': 'https://schema.org',
      '@graph': page.structuredData,
    }),
    countryData: toScript(
      (await readerCountries()).map(({ code, casinoLinks, texts }) => ({
        code,
        casinoLinks,
        texts,
      })),
    ),
  };
}

/** JSON for a script element, which it cannot close. */
function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
