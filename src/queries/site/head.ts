import type { Category } from '#art/inks.ts';
import { openGraphPlate } from '#models/pages/open-graph.ts';
import { maySearchesList } from './robots.ts';
import { siteSettings } from './site.ts';

/** What a page says of itself to searches and to those who share it. */
export type Head = {
  title: string;
  description: string;
  keywords: readonly string[];
  type?: 'website' | 'article';
  /** Address of the page this one stands in for; its own without it. */
  canonicalPath?: string;
  /** Plate of the picture for sharing; that of the site's part without it. */
  plate?: Category;
  /** Schema.org nodes that say what the page shows and nothing else. */
  structuredData?: readonly Record<string, unknown>[];
};

type MetaTag = { name?: string; property?: string; content: string };

export async function headTags(head: Head, path: string) {
  const { brand, baseUrl, analytics } = await siteSettings();
  const canonical = new URL(head.canonicalPath ?? path, baseUrl).href;
  const title = path === '/' ? head.title : `${head.title} | ${brand}`;
  const image = new URL(
    openGraphPlate({ path, brand, title: head.title }, head.plate).address,
    baseUrl,
  ).href;
  const metas: MetaTag[] = [
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:alt', content: head.title },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(analytics === null ? [] : [{ name: 'edgewise:analytics', content: analytics.script }]),
    ...(maySearchesList() ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
  return {
    title,
    canonical,
    metas,
    structuredData: toScript({
      '@context': 'https://schema.org',
      '@graph': head.structuredData ?? [],
    }),
  };
}

/** JSON that cannot end the script element it stands in. */
function toScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
