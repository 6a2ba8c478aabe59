import { singlePage } from '#models/pages/page-kind.ts';
import { pageWatermark } from '#models/pictures/art-files.ts';
import { lastChangeAnywhere } from '../content/last-change.ts';
import { shell, siteSettings } from '../site/site.ts';

export const contact = singlePage({
  address: '/contact',
  entry: async () => ({ name: 'Contact', changedOn: await lastChangeAnywhere() }),
  view: async () => {
    const [site, { help }] = [await siteSettings(), await shell()];
    const { supportEmail, partnershipEmail, answers, endpoint } = site.contact;
    return {
      art: pageWatermark('contact'),
      supportEmail,
      partnershipEmail,
      answers,
      takesMessages: endpoint !== null,
      help,
      form: { endpoint, recipient: supportEmail, answers },
    };
  },
  head: async () => {
    const site = await siteSettings();
    const { answers } = site.contact;
    return {
      title: 'Contact',
      description: [
        'Write to us about a correction, a question or a partnership.',
        ...(answers === null ? [] : [`We answer ${answers}.`]),
        'We hold no casino accounts and cannot move payouts.',
      ].join(' '),
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
