import { singlePage } from '#models/pages/page-kind.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import { lastChangeAnywhere } from '../content/last-change.ts';
import { shell, siteSettings } from '../site/site.ts';

export const contact = singlePage({
  address: '/contact',
  search: 'page',
  plate: 'Strategy',
  group: 'site',
  entry: async () => ({ name: 'Contact', changedOn: await lastChangeAnywhere() }),
  view: async () => {
    const [site, { help }] = [await siteSettings(), await shell()];
    const { supportEmail, partnershipEmail, endpoint } = site.contact;
    return {
      art: pageWatermark('contact'),
      supportEmail,
      partnershipEmail,
      takesMessages: endpoint !== null,
      help,
      form: { endpoint, recipient: supportEmail },
    };
  },
  head: async () => {
    const site = await siteSettings();
    return {
      title: 'Contact',
      description:
        'Write to us about a correction, a question or a partnership. We answer within 24 hours on business days. We hold no casino accounts and cannot move payouts.',
      keywords: ['contact', 'support', 'partnerships', 'corrections'],
      structuredData: ({ origin, page }) => [
        {
          '@type': 'ContactPage',
          name: `Contact ${site.brand}`,
          url: page,
          mainEntity: {
            '@type': 'Organization',
            name: site.brand,
            url: origin,
            contactPoint: [
              {
                '@type': 'ContactPoint',
                contactType: 'customer support',
                email: site.contact.supportEmail,
              },
              {
                '@type': 'ContactPoint',
                contactType: 'partnerships',
                email: site.contact.partnershipEmail,
              },
            ],
          },
        },
      ],
    };
  },
});
