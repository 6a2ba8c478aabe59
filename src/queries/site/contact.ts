import { pageWatermark } from '#models/pictures/art-files.ts';
import type { Head } from './head.ts';
import { shell, siteSettings } from './site.ts';
import { breadcrumbList, HOME_LINK } from '#models/pages/structured-data.ts';

const TRAIL = [HOME_LINK, { text: 'Contact', href: '/contact' }];

export async function contactPage() {
  const [{ contact }, { help }] = [await siteSettings(), await shell()];
  return {
    trail: TRAIL,
    art: pageWatermark('contact'),
    supportEmail: contact.supportEmail,
    partnershipEmail: contact.partnershipEmail,
    takesMessages: contact.endpoint !== null,
    help,
    form: { endpoint: contact.endpoint, recipient: contact.supportEmail },
  };
}

export async function contactHead(): Promise<Head> {
  const { brand, baseUrl, contact } = await siteSettings();
  return {
    title: 'Contact',
    description:
      'Write to us about a correction, a question or a partnership. We answer within 24 hours on business days. We hold no casino accounts and cannot move payouts.',
    keywords: ['contact', 'support', 'partnerships', 'corrections'],
    structuredData: [
      breadcrumbList(TRAIL, baseUrl),
      {
        '@type': 'ContactPage',
        name: `Contact ${brand}`,
        url: new URL('/contact', baseUrl).href,
        mainEntity: {
          '@type': 'Organization',
          name: brand,
          url: baseUrl,
          contactPoint: [
            {
              '@type': 'ContactPoint',
              contactType: 'customer support',
              email: contact.supportEmail,
            },
            {
              '@type': 'ContactPoint',
              contactType: 'partnerships',
              email: contact.partnershipEmail,
            },
          ],
        },
      },
    ],
  };
}
