export const PLACEHOLDER = 'your-first-casino';

/** The placeholder casino: every fact is unknown, and its texts say that it has to be replaced. */
export function placeholderCasino(today: string) {
  return {
    sample: true,
    name: 'Your First Casino',
    initials: '1',
    chip: 0,
    website: `https://${PLACEHOLDER}.example`,
    description:
      'This entry stands in until the first casino of this site is on file. It is invented.',
    features: [
      'License not known',
      'Payout time not known',
      'Identity checks not known',
      'No offer on file',
    ],
    updatedOn: today,
    review: {
      verdict:
        'Nothing is known of it, because it does not exist. Each casino that is on file gets its place here.',
      avoidIf: ['You look for a casino: there is none on this site yet.'],
      pros: [
        { text: 'Nobody has found anything out that speaks for it.', fact: 'licence' },
        { text: 'Nobody has timed or read anything either.', fact: 'withdrawal' },
      ],
      cons: [
        { text: 'Every fact that a reader needs is missing.', fact: 'kyc' },
        { text: 'It is invented and will be taken out.', fact: 'established' },
      ],
    },
  };
}

export function settingsOf({ brand, slug }: { brand: string; slug: string }) {
  return {
    brand,
    look: { wordmark: null, icon: null, colours: null, type: 'imbue' },
    baseUrl: `https://${slug}.example`,
    stats: [],
    upcoming: null,
    operator: null,
    contact: {
      supportEmail: `support@${slug}.example`,
      partnershipEmail: `partners@${slug}.example`,
      answers: null,
      endpoint: null,
    },
    analytics: null,
    // The owner's own, so that a day begins at the owner's midnight.
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    launchedOn: null,
  };
}
