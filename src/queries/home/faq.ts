import type { LinkItem } from '#domain/site/link-item.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import type { Head } from '../site/head.ts';
import { faqItems } from './home.ts';
import { shell, siteSettings } from '../site/site.ts';
import { breadcrumbList, HOME_LINK } from '#models/pages/structured-data.ts';

const TRAIL: readonly LinkItem[] = [HOME_LINK, { text: 'FAQ', href: '/faq' }];

export async function faqPage() {
  return {
    trail: TRAIL,
    art: pageWatermark('faq'),
    faq: await faqItems(),
    help: (await shell()).help,
  };
}

/** The questions as they stand on the page. */
export async function faqHead(): Promise<Head> {
  const [{ baseUrl }, faq] = [await siteSettings(), await faqItems()];
  return {
    title: 'Frequently asked questions',
    description:
      'Short answers on crypto casinos: how we rate, how we are paid, what 35× wagering means, identity checks, withdrawals, the law and where to find help.',
    keywords: [
      'crypto casino faq',
      'wagering explained',
      'casino identity checks',
      'gambling help',
    ],
    structuredData: [
      breadcrumbList(TRAIL, baseUrl),
      {
        '@type': 'FAQPage',
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
