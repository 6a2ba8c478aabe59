import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { siteSettings } from '../site/site.ts';

export const contact = singlePage({
  address: '/contact',
  entry: async () => ({ name: 'Contact', changedOn: await lastChange('site') }),
  view: async () => {
    const { endpoint, ...contact } = (await siteSettings()).contact;
    const { supportEmail, answers } = contact;
    return {
      ...contact,
      takesMessages: endpoint !== null,
      form: { endpoint, recipient: supportEmail, answers },
    };
  },
  head: async () => {
    const site = await siteSettings();
    const { answers } = site.contact;
    return {
      title: 'Contact',
      signed: null,
      description: [
        'Write to us about a correction, a question or a partnership.',
        ...(answers === null ? [] : [`We answer ${answers}.`]),
        'We hold no casino accounts and can’t move payouts.',
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
