/**
 * What a field could say, for templates and questions, by the end of its path: the longest that fits counts.
 * The names are invented, as those of the samples are, unless the field is about the world; a test holds
 * that the schemas take each.
 */
export const WORKED: Readonly<Record<string, unknown>> = {
  source: 'terms',
  sources: {
    terms: { title: 'General terms', url: 'https://its-name.example/terms' },
    register: { title: 'Register of the Curaçao Gaming Authority' },
  },
  grade: 'D',
  on: '2026-11-20',
  checkedOn: '2026-11-20',
  publishOn: '2026-12-01',
  website: 'https://its-name.example',
  url: 'https://its-name.example/terms',
  minorUnits: 1000,
  verification: 'confirmed-in-source',

  'casinos.chip': 3,
  'casinos.logo': './its-name.svg',
  'casinos.description':
    'A lobby of slots with dice and crash games of its own. Its terms name a fee for small withdrawals.',
  'casinos.features': [
    'Dice and crash with open seeds',
    'Payout within a day',
    'Papers from 2,000 USD on',
    '2,400 games',
  ],
  'facts.established.value': 2019,
  'facts.gameCount.value': 2400,
  'facts.games.value': ['slots', 'live-dealer', 'dice'],
  'facts.licence.value.authority': 'curacao',
  'facts.licence.value.number': 'OGL/2024/0000/0000',
  'facts.licence.source': 'register',
  'facts.licence.grade': 'C',
  'facts.recourse.value': 'regulator-complaint',
  'facts.coins.value': ['BTC', 'ETH', 'USDT'],
  'facts.minDepositUsdt.value': { minorUnits: 1000, currency: 'USDT' },
  'facts.maxPayout.value': { minorUnits: 5000000, currency: 'USD' },
  'facts.withdrawal.value': { fromMinutes: 10, toMinutes: 1440 },
  'facts.withdrawalFee.value': 'network-only',
  'facts.kyc.value': {
    level: 'above-threshold',
    disclosure: 'threshold-only',
    triggers: ['2,000 USD withdrawn in a month'],
  },
  'facts.provablyFairGames.value': ['dice'],
  'facts.rtpDisclosure.value': 'some-games',
  'facts.rtpClaim.value': { game: 'Harbour Dice', rtpPercent: 99 },
  'facts.saferTools.value': ['deposit-limit', 'time-out'],
  'casinos.review': {
    verdict:
      'Quick payouts on paper, and a fee that small players feel. Identity rules are told late.',
    avoidIf: ['You withdraw small sums: the fee takes a share of each.'],
    pros: [
      { text: 'The cashier page names a payout time of a day at most.', fact: 'withdrawal' },
      { text: 'The licence stands on the register.', fact: 'licence' },
    ],
    cons: [
      { text: 'Papers are asked for from 2,000 USD a month on.', fact: 'kyc' },
      { text: 'The return is printed for some games only.', fact: 'rtpDisclosure' },
    ],
  },
  'casinos.history': [
    {
      on: '2026-11-20',
      fact: 'minDeposit',
      was: '20 USD',
      now: '10 USD',
      why: 'The terms were changed',
    },
  ],
  'casinos.earlierScores': [{ method: 1, score: 3.4, next: 3.2 }],

  'bonuses.alsoIn': ['weekly'],
  'bonuses.kind': 'welcome',
  'bonuses.headline': '100% up to $200',
  'bonuses.label': 'Welcome bonus',
  'bonuses.features': ['Slots count in full', '30 days to finish'],
  'bonuses.ctaText': 'Visit Its Name',
  'terms.matchPercent.value': 100,
  'terms.cap.value': { minorUnits: 20000, currency: 'USD' },
  'terms.minDeposit.value': { minorUnits: 2000, currency: 'USD' },
  'terms.wagering.value': { multiple: 35, base: 'bonus' },
  'terms.contribution.value': { slots: 100, 'table-games': 10 },
  'terms.maxBet.value': { minorUnits: 500, currency: 'USD' },
  'terms.maxCashOut.value': 'no-cap',
  'terms.expiryDays.value': 30,
  'terms.stickiness.value': 'sticky',
  'terms.reference.bonus': { minorUnits: 20000, currency: 'USD' },
  'terms.reference.deposit': { minorUnits: 20000, currency: 'USD' },
  'terms.reference.bonus.minorUnits': 20000,
  'terms.reference.deposit.minorUnits': 20000,
  'terms.reference.spins': { count: 50, value: { minorUnits: 10, currency: 'USD' } },

  'articles.excerpt':
    'What a wagering multiple asks for in bets, worked through for one offer of $200.',
  'articles.category': 'Bonuses',
  'articles.picture': {
    file: './roulette-wheel.jpg',
    alt: 'A roulette wheel seen from above, with one green pocket',
  },
  'ledger.caption': 'Wagering $200 at 35 times',
  'ledger.rows': [{ label: 'Bets to place', working: '35 × $200', figure: '$7,000' }],
  'rows.label': 'Bets to place',
  'rows.working': '35 × $200',
  'rows.figure': '$7,000',
  'rows.tone': 'cost',
  'ledger.total.label': 'Average cost',
  'ledger.total.working': '4% of $7,000',
  'ledger.total.figure': '$280',
  'ledger.total.tone': 'cost',
  'articles.sources': [{ title: 'Own arithmetic, from the terms of one offer' }],
  'articles.sources.title': 'Own arithmetic, from the terms of one offer',
  related: [{ href: '/guides/reading-bonus-terms', text: 'How to read bonus terms' }],
  'related.href': '/guides/reading-bonus-terms',
  'related.text': 'How to read bonus terms',

  'countries.code': 'NO',
  'countries.status': 'prohibited',
  'countries.statusInWords': 'Open to the state’s own companies alone',
  'countries.summary': 'Only a company of the state may offer casino games online.',
  'countries.notice':
    'Only a company of the state may offer casino games online. A helpline answers by phone and chat.',
  regulators: [
    {
      name: 'The gambling authority (its abbreviation)',
      url: 'https://its-name.example',
      registerName: null,
      registerUrl: null,
      verification: 'unverified',
    },
  ],
  'regulators.name': 'The gambling authority (its abbreviation)',
  'regulators.url': 'https://its-name.example',
  'regulators.registerName': 'List of permits',
  'regulators.registerUrl': 'https://its-name.example',
  laws: [
    {
      name: 'Gambling Act',
      year: 2022,
      inWords: 'Only a company of the state may offer casino games online.',
      verification: 'unverified',
    },
  ],
  'laws.name': 'Gambling Act',
  'laws.year': 2022,
  'laws.inWords': 'Only a company of the state may offer casino games online.',
  'offshore.text': 'A casino licensed elsewhere has no permit there.',
  'minimumAge.text': '18 years.',
  'tax.text': 'Ask a tax adviser about winnings in coins.',
  selfExclusion: [
    {
      name: 'The register of the country',
      url: null,
      covers: 'Every licensed site, for a day to for ever.',
      doesNotCover: null,
      verification: 'unverified',
    },
  ],
  'selfExclusion.name': 'The register of the country',
  'selfExclusion.url': 'https://its-name.example',
  'selfExclusion.covers': 'Every licensed site, for a day to for ever',
  'selfExclusion.doesNotCover': 'Casinos without a licence of the country',
  'countries.helplines': ['gambling-therapy'],
  recentChanges: [{ on: '2026-07-01', what: 'A new licence came into force.' }],
  'recentChanges.on': '2026-07-01',
  'recentChanges.what': 'A new licence came into force.',
  'offers.casinoLinks': 'information-only',
  'offers.reason': 'No licence of this country is on record here.',
  'offers.signedOffOn': '2026-11-20',
  'countries.sources': [{ title: 'The authority, on online casinos', url: null, date: null }],
  'countries.sources.title': 'The authority, on online casinos',
  'countries.sources.date': '2026-11-20',

  'blog.excerpt': 'What has changed on this site in a month, and which casinos were read again.',
  'blog.sources': [{ title: 'Register of the Curaçao Gaming Authority' }],
  'blog.sources.title': 'Register of the Curaçao Gaming Authority',

  'coins.name': 'Litecoin',
  networks: [
    {
      name: 'Litecoin',
      blockTime: 'About 2.5 minutes',
      confirmations: '2 to 6',
      wait: { fromMinutes: 2.5, toMinutes: 15 },
      fee: null,
      addressFormat: { text: 'Starts with L, M or ltc1', verification: 'unverified' },
      source: 'Deposit table of an exchange',
    },
  ],
  'networks.name': 'Litecoin',
  'networks.blockTime': 'About 2.5 minutes',
  'networks.confirmations': '2 to 6',
  'networks.source': 'Deposit table of an exchange',
  'coins.note': 'Some casinos ask for a memo with it.',

  'faq.order': 9,
  'faq.answer':
    'Each casino is read again by the day that its facts are due, and the day stands beside each fact.',

  'helplines.country': 'international',
  display: '0808 8020 133',
  tel: 'tel:+448088020133',
  'helplines.text': '50199',
  'helplines.chatUrl': 'https://its-name.example/chat',
  'helplines.url': 'https://its-name.example',
  'helplines.email': 'help@its-name.example',
  'helplines.hours': '24 hours a day, every day',
  'helplines.cost': 'No charge',
  'helplines.languages': 'English and French',
  'helplines.whatItDoes': 'Advice by phone and chat, and referral to treatment.',
  'helplines.source': 'its-name.example, read on Nov 20, 2026',
  'helplines.note': 'The hours were not confirmed; compare them with the website.',

  'licences.shortName': 'MGA',
  'licences.authority': 'Malta Gaming Authority (MGA)',
  'licences.country': 'Malta',
  registerUrl: 'https://mga.org.mt/licensee-register',
  'licences.law': 'Gaming Act (Cap. 583), 2018',
  'licences.whatItRequires': 'Player money must be kept apart from the operator’s own.',
  'licences.recourse': 'Each operator names a dispute resolution body to which a player can turn.',
  'licences.howToCheck': [
    'Find the licence number in the footer.',
    'Look it up on the authority’s own site.',
  ],
  'licences.source': 'mga.org.mt licensee register',

  'games.title': 'Keno, by the numbers',
  'games.lead':
    'You mark numbers and wait for the draw. The pay table alone decides what a ticket returns.',
  rulesInHalfAMinute: [
    'Mark one to ten numbers of eighty.',
    'Twenty numbers are drawn.',
    'The pay table says what your hits pay.',
  ],
  rtp: [
    {
      variant: 'One number, paid at 3.6 times',
      rtpPercent: 90,
      edgePercent: 10,
      source: 'Computed: 3.6 × 20 / 80',
    },
  ],
  'rtp.variant': 'One number, paid at 3.6 times',
  'rtp.rtpPercent': 90,
  'rtp.edgePercent': 10,
  'rtp.source': 'Computed: 3.6 × 20 / 80',
  rtpInWords:
    'One number of eighty is hit in a quarter of draws. Paid at 3.6 times, it returns 90% of the stake on average.',
  varianceInBrief: 'Long waits, few large wins',
  varianceInWords:
    'One number is hit in one draw of four. In ten draws in a row it is missed every time in 5.6% of cases.',
  roundsPerHour: 60,
  'pace.source': 'Time of a draw, as the game shows it',
  'pace.note': 'An assumption: one draw a minute.',
  betUsdMinor: 100,
  'hour.edgePercent': 10,
  checkingARound:
    'The casino shows the hash of its seed before the draw. Note it, and the numbers drawn, to compare them afterwards.',
  myths: [
    {
      myth: 'Numbers that were not drawn for long are due.',
      truth: 'Each draw begins anew: every number comes with a chance of one in four.',
    },
  ],
  'myths.myth': 'Numbers that were not drawn for long are due.',
  'myths.truth': 'Each draw begins anew: every number comes with a chance of one in four.',
  'games.sources': [{ title: 'Own arithmetic, from the pay table' }],
  'games.sources.title': 'Own arithmetic, from the pay table',

  'gameRules.order': 8,
  goal: 'To hit as many of the drawn numbers as you marked.',
  howToPlay: [
    'Mark one to ten numbers of eighty.',
    'Twenty numbers are drawn.',
    'The pay table says what your hits pay.',
  ],
  bets: [
    {
      bet: 'One number',
      pays: '3.6 times',
      edgePercent: 10,
      source: 'Computed: 1 − 3.6 × 20 / 80',
    },
  ],
  'bets.bet': 'One number',
  'bets.pays': '3.6 times',
  'bets.edgePercent': 10,
  'bets.note': 'At a table that pays 3.6 times.',
  'bets.source': 'Computed: 1 − 3.6 × 20 / 80',
  oneThingToKnow:
    'The pay table decides the price, and each casino prints its own: look before you mark.',
  'gameRules.sources': [{ title: 'Own arithmetic, from the pay table' }],
  'gameRules.sources.title': 'Own arithmetic, from the pay table',

  'pages.description':
    'Who writes this site, where its figures come from, and how to report a mistake in them.',
  'pages.lead': 'Who writes this site, and where its figures come from.',
  'pages.updatedText': 'November 2026',
  'pages.sources': [{ title: 'Register of the Curaçao Gaming Authority' }],
  'pages.sources.title': 'Register of the Curaçao Gaming Authority',

  'bonusCategories.lead':
    'Offers that come again every week. What counts is what they ask for each time they are taken.',
  'bonusCategories.description':
    'Weekly casino offers side by side: what each asks for in bets, its cap and its deadline.',
  keyTerms: [{ term: 'Day and hour', meaning: 'When the week of the offer begins and ends.' }],
  'keyTerms.term': 'Day and hour',
  'keyTerms.meaning': 'When the week of the offer begins and ends.',
  reading: [
    {
      title: 'Add up a month',
      text: 'An offer of every week is taken four times a month. So are its wagering and its cost.',
    },
  ],
  'reading.title': 'Add up a month',
  'reading.text':
    'An offer of every week is taken four times a month. So are its wagering and its cost.',
};

/** The worked example of a field: that of the longest end of its path for which there is one. */
export function workedFor(path: readonly string[]): unknown {
  const key = path.map((_, index) => path.slice(index).join('.')).find((end) => end in WORKED);
  return key === undefined ? undefined : WORKED[key];
}
