/**
 * The lines of the specification, in its order and its words. "…" stands for words of the same line
 * that another entry repeats or quotes. A browser test proves a line by carrying its id as a tag,
 * `@2.home.tiles`; `npm run spec:coverage` says which line has none.
 */
type Line = { id: string; text: string };

/** Says nothing that a browser could show; the reason stands beside it. */
type Background = Line & { kind: 'background'; reason: string };

export type SpecLine = (Line | Background) & { section: string };

const SECTIONS: readonly { section: string; lines: readonly (Line | Background)[] }[] = [
  {
    section: 'Opening',
    lines: [
      {
        id: '0.product',
        text: 'The product is a public, affiliate-supported information site for adult visitors (18+) who want crypto casino reviews, ratings, sign-up bonus comparisons, gambling guides, payment and identity-check comparisons and game explainers.',
        kind: 'background',
        reason: 'Sums up what sections 1 and 2 state line by line.',
      },
      {
        id: '0.no-gambling',
        text: 'It does not operate gambling itself.',
      },
      {
        id: '0.scope',
        text: 'This document covers the whole product.',
        kind: 'background',
        reason: 'Speaks of the document, not of the site.',
      },
    ],
  },
  {
    section: '1. What the product does and for whom',
    lines: [
      {
        id: '1.audience',
        text: 'Audience: adult visitors (18+) comparing crypto casinos.',
        kind: 'background',
        reason: 'Names the readers. The age limit itself is the line 9.age-limit.',
      },
      { id: '1.public', text: 'All content is public.' },
      {
        id: '1.ranked-cards',
        text: 'It shows ranked casino cards with rating, features, payout time and supported coins.',
      },
      {
        id: '1.outbound-links',
        text: 'Outbound links to casino sites carry affiliate referral codes and open in a new tab without passing the opener.',
      },
      { id: '1.offers.featured-popup', text: 'It offers a featured-casino popup, …' },
      { id: '1.offers.cookie-banner', text: 'It offers … a cookie-consent banner, …' },
      { id: '1.offers.faq', text: 'It offers … an FAQ …' },
      {
        id: '1.offers.waitlist',
        text: 'It offers … and a waitlist promotion for an upcoming platform.',
      },
      { id: '1.waitlist-link', text: 'The waitlist button links to an external site.' },
      { id: '1.disclosure', text: 'Most pages carry an affiliate disclosure …' },
      {
        id: '1.help-links',
        text: 'Most pages carry … and responsible-gambling help links (helplines, self-exclusion services).',
      },
      { id: '1.footer.age', text: 'The footer states: 18+ only, …' },
      { id: '1.footer.responsibly', text: 'The footer states: … gamble responsibly, …' },
      {
        id: '1.footer.disclaimer',
        text: 'The footer states: … an affiliate-link disclaimer, …',
      },
      {
        id: '1.footer.help',
        text: 'The footer states: … and a mention of a gambling-help organisation.',
      },
      { id: '1.no-accounts', text: 'There are no accounts and no sign-in.' },
      { id: '1.static', text: 'All content is static and is held with the product itself.' },
    ],
  },
  {
    section: '2. Route table',
    lines: [
      { id: '2.routes.home', text: '/ | Home' },
      { id: '2.routes.bonuses', text: '/bonuses | Bonuses overview' },
      { id: '2.routes.bonus-category', text: '/bonuses/{category} | Bonus category page' },
      { id: '2.routes.guides', text: '/guides | Guides and strategies' },
      { id: '2.routes.games', text: '/games | List of game guides' },
      { id: '2.routes.game', text: '/games/{game} | Game guide' },
      { id: '2.routes.payments', text: '/payments-kyc | Payments and KYC overview' },
      {
        id: '2.routes.payments-category',
        text: '/payments-kyc/{category} | Payments/KYC category',
      },
      { id: '2.routes.review', text: '/reviews/{casinoSlug} | Casino review page' },
      {
        id: '2.routes.country',
        text: '/country/{countrySlug} | Legality overview for a country',
      },
      { id: '2.routes.blog', text: '/blog | Placeholder' },
      { id: '2.routes.affiliate-disclosure', text: '/affiliate-disclosure | Disclosure text' },
      { id: '2.routes.faq', text: '/faq | FAQ page' },
      { id: '2.routes.contact', text: '/contact | Contact page' },
      {
        id: '2.routes.privacy-policy',
        text: '/privacy-policy, … | Static legal pages, last updated January 2025',
      },
      {
        id: '2.routes.terms-of-service',
        text: '/terms-of-service, … | Static legal pages, last updated January 2025',
      },
      {
        id: '2.routes.cookie-policy',
        text: '/cookie-policy | Static legal pages, last updated January 2025',
      },
      { id: '2.routes.crypto-wallets', text: '/crypto-wallets | Static wallets guide' },
      {
        id: '2.routes.game-rules',
        text: '/game-rules | Static rules of slots, blackjack, roulette, baccarat, poker, craps and sic bo',
      },
      {
        id: '2.routes.responsible-gaming',
        text: '/responsible-gaming | Static guide: limits, warning signs, self-help tools, helplines',
      },
      { id: '2.routes.other', text: 'any other path | 404 page' },
      {
        id: '2.helplines',
        text: 'The helpline number and support organisations are listed on the responsible-gaming page.',
      },
    ],
  },
  {
    section: '2. Route transition',
    lines: [
      {
        id: '2.transition.overlay',
        text: 'On every route change a full-screen loading overlay shows for 800 ms, …',
      },
      {
        id: '2.transition.fade-in',
        text: 'On every route change … then the content fades in.',
      },
    ],
  },
  {
    section: '2. Home (/)',
    lines: [
      { id: '2.home.header', text: 'Sticky header: logo link and navigation.' },
      { id: '2.home.nav-reviews', text: 'Casino Reviews anchors to #casinos; …' },
      { id: '2.home.nav-bonuses', text: 'Bonuses goes to /bonuses; …' },
      { id: '2.home.nav-guides', text: 'Guides goes to /guides; …' },
      { id: '2.home.nav-faq', text: 'FAQ goes to /faq.' },
      { id: '2.home.best-casinos', text: 'A Best Casinos button goes to /bonuses.' },
      { id: '2.home.menu-toggle', text: 'A mobile menu toggle opens and closes the menu.' },
      {
        id: '2.home.hero-bonuses',
        text: 'Hero with two buttons: Find Best Bonuses (to /bonuses) …',
      },
      {
        id: '2.home.hero-reviews',
        text: 'Hero with two buttons: … and Read Reviews (smooth scroll to the casinos section).',
      },
      { id: '2.home.tiles', text: 'Four feature tiles.' },
      {
        id: '2.home.grid',
        text: 'Top Rated Crypto Casinos grid: shows the first 6 of 14 casinos.',
      },
      {
        id: '2.home.view-all',
        text: 'A View All Casinos button reveals all 14 and then disappears.',
      },
      {
        id: '2.home.stats',
        text: 'Stats block: 23 casinos reviewed, $50K+ bonuses verified, 12K+ monthly readers.',
      },
      { id: '2.home.coming-soon', text: 'Coming Soon block for the upcoming platform.' },
      {
        id: '2.home.waitlist-dialog',
        text: 'A dialog asks why to join the waitlist and lists six perks.',
      },
      { id: '2.home.join-waitlist', text: 'A Join Waitlist button links externally.' },
      { id: '2.home.faq', text: 'FAQ accordion with 8 questions.' },
      {
        id: '2.home.faq-one-open',
        text: 'One item is open at a time, and the open item can be collapsed.',
      },
      { id: '2.home.call-to-action', text: 'Call-to-action to /bonuses.' },
      {
        id: '2.home.footer-links',
        text: 'Footer links: /bonuses, /guides, /crypto-wallets, /game-rules, /responsible-gaming, /contact, /privacy-policy, /terms-of-service, /cookie-policy.',
      },
      {
        id: '2.home.popup-delay',
        text: 'Featured-casino popup: appears 3 seconds after the home page loads.',
      },
      { id: '2.home.popup-close-cross', text: 'It closes by its X, …' },
      { id: '2.home.popup-close-outside', text: 'It closes … by clicking outside it, …' },
      { id: '2.home.popup-close-play', text: 'It closes … or by its Play button.' },
      { id: '2.home.popup-claim', text: 'The featured casino claims 99.9% RTP.' },
      {
        id: '2.home.cookie-banner',
        text: 'Cookie banner: see section 4. It links to /cookie-policy.',
      },
    ],
  },
  {
    section: '2. Casino card and review dialog',
    lines: [
      { id: '2.card.name-and-logo', text: 'A card shows name, logo, …' },
      {
        id: '2.card.rating',
        text: 'A card shows … rating as stars with half stars on a scale of 5, …',
      },
      { id: '2.card.features', text: 'A card shows … the first 4 features, …' },
      { id: '2.card.payout-time', text: 'A card shows … payout time, …' },
      { id: '2.card.coins', text: 'A card shows … and the first 3 coins.' },
      {
        id: '2.review-dialog',
        text: 'The review dialog shows rating, description, established, jurisdiction, games count, min deposit, max payout, payout time, features, VIP and mobile flags, and all supported coins.',
      },
    ],
  },
  {
    section: '2. Bonuses (/bonuses)',
    lines: [
      { id: '2.bonuses.header', text: 'Header, …' },
      { id: '2.bonuses.hero', text: 'and a hero with a View All Casinos scroll button.' },
      {
        id: '2.bonuses.tiles',
        text: 'Three tiles: No Deposit Bonuses, Welcome Packages, Cashback Offers.',
      },
      { id: '2.bonuses.cards', text: 'A grid of 14 bonus cards.' },
      { id: '2.bonuses.card-recommended', text: 'Each card has a recommended badge, …' },
      { id: '2.bonuses.card-licensed', text: 'Each card has … a licensed badge, …' },
      { id: '2.bonuses.card-stars', text: 'Each card has … a star rating, …' },
      { id: '2.bonuses.card-headline', text: 'Each card has … the bonus headline, …' },
      { id: '2.bonuses.card-label', text: 'Each card has … a welcome-bonus label, …' },
      { id: '2.bonuses.card-features', text: 'Each card has … features, …' },
      { id: '2.bonuses.card-payout-time', text: 'Each card has … payout time, …' },
      {
        id: '2.bonuses.card-coins',
        text: "Each card has … the first 3 coins plus a '+N more' badge, …",
      },
      {
        id: '2.bonuses.card-link',
        text: 'Each card has … and a call-to-action button that opens the affiliate link in a new tab.',
      },
    ],
  },
  {
    section: '2. Bonus category (/bonuses/{category})',
    lines: [
      {
        id: '2.bonus-category.known',
        text: 'Known categories: no-deposit, free-spins, cashback, reload, high-roller.',
      },
      { id: '2.bonus-category.default', text: 'The default is no-deposit.' },
      {
        id: '2.bonus-category.unknown',
        text: 'An unknown category silently falls back to the no-deposit title.',
      },
      { id: '2.bonus-category.breadcrumb', text: 'Shows a breadcrumb, …' },
      { id: '2.bonus-category.key-terms', text: 'Shows … a key-terms line, …' },
      { id: '2.bonus-category.table', text: 'Shows … a comparison table …' },
      { id: '2.bonus-category.reading-note', text: 'Shows … and a how-to-read-terms note.' },
    ],
  },
  {
    section: '2. Guides (/guides)',
    lines: [
      {
        id: '2.guides.header',
        text: 'Sticky header with the same nav as home (Casino Reviews, Bonuses, Guides, FAQ, Best Casinos button) …',
      },
      { id: '2.guides.menu-toggle', text: 'Sticky header … and a mobile menu toggle.' },
      {
        id: '2.guides.hero',
        text: 'Hero with two buttons that scroll to the guides section and to the strategies section.',
      },
      {
        id: '2.guides.guides-grid',
        text: "'Comprehensive Guides' grid of 8 article cards …",
      },
      { id: '2.guides.strategies-grid', text: "and 'Winning Strategies' grid of 8 cards." },
      {
        id: '2.guides.dialog',
        text: 'Clicking a card opens a dialog with the large image, category badge, title, date, read time, excerpt and the full body.',
      },
      { id: '2.guides.call-to-action', text: 'Closing call-to-action linking to /bonuses.' },
      {
        id: '2.guides.footer',
        text: 'Footer with link columns, an 18+ notice and an affiliate-link disclaimer.',
      },
      {
        id: '2.guides.targets',
        text: 'Targets of the affiliate links and of the Best Casinos button on this page: not shown.',
        kind: 'background',
        reason: 'Leaves the targets open. Here they are those of the home page.',
      },
    ],
  },
  {
    section: '2. Games',
    lines: [
      {
        id: '2.games.list',
        text: '/games lists five games linking to /games/crash, /games/dice, /games/plinko, /games/aviator and /games/live-dealer.',
      },
      {
        id: '2.games.breadcrumb',
        text: '/games/{game} shows a game guide with a breadcrumb, …',
      },
      {
        id: '2.games.rtp-and-variance',
        text: '/games/{game} shows a game guide with … RTP and variance text …',
      },
      {
        id: '2.games.supporters',
        text: '/games/{game} shows a game guide with … and a list of two supporting casinos.',
      },
      { id: '2.games.default', text: 'The default is crash.' },
      { id: '2.games.unknown', text: 'An unknown game falls back to the crash title.' },
    ],
  },
  {
    section: '2. Payments and KYC',
    lines: [
      { id: '2.payments.table', text: '/payments-kyc shows a comparison table, …' },
      {
        id: '2.payments.country-notice',
        text: '/payments-kyc shows … a country notice selector, …',
      },
      { id: '2.payments.tips', text: '/payments-kyc shows … reading tips …' },
      {
        id: '2.payments.help',
        text: '/payments-kyc shows … and responsible-gambling links.',
      },
      {
        id: '2.payments-category.known',
        text: '/payments-kyc/{category}: categories are fast-payout, no-kyc, fees-by-coin, provably-fair.',
      },
      { id: '2.payments-category.default', text: 'The default is fast-payout, …' },
      {
        id: '2.payments-category.unknown',
        text: 'and an unknown category falls back to it.',
      },
      {
        id: '2.payments-category.content',
        text: 'Shows title, description, the table and key notes.',
      },
      {
        id: '2.payments.filters',
        text: 'The table offers filter options (see section 9).',
      },
      {
        id: '2.payments.filtering',
        text: 'Filtering behaviour: not shown.',
        kind: 'background',
        reason: 'Leaves the behaviour open; tests/e2e/payments.spec.ts pins the one chosen here.',
      },
    ],
  },
  {
    section: '2. Other pages',
    lines: [
      {
        id: '2.reviews.key-facts',
        text: '/reviews/{casinoSlug}: key facts (license, coins, min deposit, withdrawal speed, KYC), …',
      },
      { id: '2.reviews.placeholders', text: 'mostly placeholder dashes, …' },
      { id: '2.reviews.pros-and-cons', text: 'and a pros/cons placeholder.' },
      { id: '2.country.overview', text: '/country/{countrySlug}: legality overview …' },
      { id: '2.country.age-note', text: 'with an 18+ note …' },
      { id: '2.country.links', text: 'and links to /bonuses and /payments-kyc.' },
      { id: '2.blog', text: '/blog: text saying posts are coming soon.' },
      { id: '2.faq.title', text: '/faq: title, …' },
      { id: '2.faq.home-button', text: 'a return-home button …' },
      { id: '2.faq.block', text: 'and an FAQ block.' },
      { id: '2.contact.form', text: '/contact: message form, …' },
      { id: '2.contact.contacts', text: 'support and partnership contacts, …' },
      {
        id: '2.contact.reply-time',
        text: 'a note that replies come within 24 hours (business days), …',
      },
      { id: '2.contact.faq-link', text: 'and a link to /faq.' },
      {
        id: '2.not-found',
        text: "404 page: 'Oops! Page not found' with a Return to Home link.",
      },
    ],
  },
  {
    section: '3. Entities and their fields',
    lines: [
      { id: '3.casino.entries', text: 'Casino review entry (14 entries): …' },
      { id: '3.casino.name', text: 'Casino review entry …: name, …' },
      { id: '3.casino.logo', text: 'Casino review entry …: logo, …' },
      { id: '3.casino.rating', text: 'Casino review entry …: rating (0-5 in halves), …' },
      { id: '3.casino.features', text: 'Casino review entry …: features (list), …' },
      { id: '3.casino.licensed', text: 'Casino review entry …: licensed (bool), …' },
      { id: '3.casino.payout-time', text: 'Casino review entry …: payoutTime (text), …' },
      {
        id: '3.casino.crypto-support',
        text: 'Casino review entry …: cryptoSupport (list of coin codes), …',
      },
      { id: '3.casino.recommended', text: 'Casino review entry …: isRecommended (bool), …' },
      { id: '3.casino.description', text: 'Casino review entry …: description, …' },
      { id: '3.casino.game-count', text: 'Casino review entry …: gameCount (number), …' },
      { id: '3.casino.established', text: 'Casino review entry …: established (year text), …' },
      { id: '3.casino.jurisdiction', text: 'Casino review entry …: jurisdiction, …' },
      { id: '3.casino.min-deposit', text: 'Casino review entry …: minDeposit (text), …' },
      { id: '3.casino.max-payout', text: 'Casino review entry …: maxPayout (text), …' },
      { id: '3.casino.vip-program', text: 'Casino review entry …: vipProgram (bool), …' },
      {
        id: '3.casino.mobile-friendly',
        text: 'Casino review entry …: mobileFriendly (bool), …',
      },
      { id: '3.casino.website', text: 'Casino review entry …: website, …' },
      { id: '3.casino.featured', text: 'Casino review entry …: isFeatured.' },
      { id: '3.bonus.entries', text: 'Bonus entry (14 entries): …' },
      { id: '3.bonus.name', text: 'Bonus entry …: name, …' },
      { id: '3.bonus.logo', text: 'Bonus entry …: logo, …' },
      { id: '3.bonus.rating', text: 'Bonus entry …: rating, …' },
      { id: '3.bonus.headline', text: 'Bonus entry …: bonus (headline), …' },
      { id: '3.bonus.label', text: 'Bonus entry …: welcomeBonus (label), …' },
      { id: '3.bonus.features', text: 'Bonus entry …: features, …' },
      { id: '3.bonus.cta-text', text: 'Bonus entry …: ctaText, …' },
      { id: '3.bonus.cta-link', text: 'Bonus entry …: ctaLink, …' },
      { id: '3.bonus.licensed', text: 'Bonus entry …: licensed, …' },
      { id: '3.bonus.payout-time', text: 'Bonus entry …: payoutTime, …' },
      { id: '3.bonus.crypto-support', text: 'Bonus entry …: cryptoSupport, …' },
      { id: '3.bonus.recommended', text: 'Bonus entry …: isRecommended, …' },
      { id: '3.bonus.featured', text: 'Bonus entry …: isFeatured.' },
      {
        id: '3.bonus.casino-set',
        text: 'The casino set differs slightly from the review list: the bonuses list includes one casino that the review list does not.',
      },
      { id: '3.faq', text: 'FAQ entry (8 on home): question, answer.' },
      { id: '3.article.entries', text: 'Article (guide or strategy; 8 of each): …' },
      { id: '3.article.title', text: 'Article …: title, …' },
      { id: '3.article.excerpt', text: 'Article …: excerpt, …' },
      { id: '3.article.image', text: 'Article …: image (URL), …' },
      { id: '3.article.category', text: 'Article …: category, …' },
      {
        id: '3.article.read-time',
        text: "Article …: readTime (text such as '8 min read'), …",
      },
      {
        id: '3.article.publish-date',
        text: "Article …: publishDate (text such as 'Jul 22, 2025'), …",
      },
      { id: '3.article.content', text: 'Article …: content (HTML string).' },
      {
        id: '3.article.guide-categories',
        text: 'Guide categories: Bonuses, Technology, Privacy, Cryptocurrency, Security, Legal, Innovation.',
      },
      {
        id: '3.article.strategy-categories',
        text: 'Strategy categories: Strategy, Slots, Table Games, Live Dealer, Poker.',
      },
      {
        id: '3.comparison-row',
        text: 'Comparison table row: casino name, license, coins, minimum deposit, withdrawal speed, KYC level.',
      },
      {
        id: '3.comparison-row.samples',
        text: 'Only sample rows of two example casinos exist.',
        kind: 'background',
        reason:
          'Says where the rows came from. Both sample rows are kept, see 9.sample-rows; the table has a row for each casino on file.',
      },
      {
        id: '3.country-option',
        text: 'Country option: code and name: US United States, UK United Kingdom, CA Canada, DE Germany, AU Australia.',
      },
      {
        id: '3.contact-fields',
        text: 'Contact form fields: firstName, lastName, email, subject, message.',
      },
      {
        id: '3.storage.consent',
        text: "Browser storage keys: cookieConsent: 'accepted' or 'rejected'.",
      },
      {
        id: '3.storage.consent-date',
        text: 'Browser storage keys: … cookieConsentDate: ISO timestamp.',
      },
      {
        id: '3.storage.country',
        text: 'Browser storage keys: … A geo-notice key holding the chosen country code.',
      },
      {
        id: '3.page-meta',
        text: 'Page meta (SEO head): title, description, keywords, canonical, type, image, structured data.',
      },
      {
        id: '3.structured-data.home',
        text: 'On home the structured data lists the first 5 casinos.',
      },
      {
        id: '3.structured-data.guides',
        text: 'On the guides page it is a web page with an item list of articles.',
      },
    ],
  },
  {
    section: '4. States and transitions',
    lines: [
      {
        id: '4.cookie-appears',
        text: 'Cookie banner: appears 1 second after load if no cookieConsent is stored.',
      },
      { id: '4.cookie-accept', text: 'Accept All stores accepted plus the date.' },
      { id: '4.cookie-reject', text: 'Reject All stores rejected plus the date.' },
      {
        id: '4.cookie-close',
        text: 'The X closes the banner for this view only and stores nothing.',
      },
      {
        id: '4.casino-list',
        text: 'Home casino list: collapsed (6) to expanded (all 14) on View All Casinos; the button is then hidden.',
      },
      {
        id: '4.mobile-menu.home',
        text: 'Mobile menu (home, …): open or closed by the toggle.',
      },
      {
        id: '4.mobile-menu.guides',
        text: 'Mobile menu (… guides): open or closed by the toggle.',
      },
      {
        id: '4.featured-popup',
        text: 'Featured popup: hidden, then shown after 3 s, then closed.',
      },
      {
        id: '4.article-dialog',
        text: 'Article dialog: closed, opens on card click, closes on dismissal.',
      },
      {
        id: '4.faq-accordion',
        text: 'FAQ accordion: one item open at a time, collapsible.',
      },
      {
        id: '4.country-stored',
        text: 'Country selector: the chosen code is stored and restored on load.',
      },
      { id: '4.country-default', text: 'The default is US.' },
      {
        id: '4.images-wait',
        text: 'Images: a placeholder shows until the image is within 50 px of the viewport (threshold 10%); …',
      },
      { id: '4.images-load', text: 'it then loads and fades in.' },
      { id: '4.images-error', text: 'On error a muted fallback background shows.' },
      { id: '4.images-priority', text: 'Priority images load eagerly.' },
      {
        id: '4.route-change',
        text: 'Route change: loading overlay 800 ms, then content fade-in.',
      },
      {
        id: '4.no-others',
        text: 'No other statuses or workflows.',
        kind: 'background',
        reason: 'Closes the list.',
      },
    ],
  },
  {
    section: '5. Validation rules',
    lines: [
      {
        id: '5.article-sanitised',
        text: 'Article body is sanitised before display.',
      },
      {
        id: '5.article-tags',
        text: 'Only paragraph, line break, strong, em, underline, headings 1-6, lists and blockquote tags remain, …',
      },
      { id: '5.article-attributes', text: 'and no attributes are kept.' },
      { id: '5.contact-email', text: 'Contact form: the email field is of type email only.' },
      {
        id: '5.contact-other',
        text: 'Other validation and submission behaviour: not shown.',
        kind: 'background',
        reason: 'Leaves the behaviour open; tests/e2e/contact.spec.ts pins the one chosen here.',
      },
      {
        id: '5.unknown-category',
        text: 'Unknown {category} … values fall back to the defaults listed in section 2.',
      },
      {
        id: '5.unknown-game',
        text: 'Unknown … or {game} values fall back to the defaults listed in section 2.',
      },
    ],
  },
  {
    section: '6. Roles and permissions',
    lines: [
      { id: '6.public', text: 'All pages and content are public.' },
      { id: '6.no-roles', text: 'There are no roles.' },
      {
        id: '6.accounts',
        text: 'Accounts and sign-in: not shown.',
        kind: 'background',
        reason: 'Says that nothing is specified. That there are none is the line 1.no-accounts.',
      },
    ],
  },
  {
    section: '7. The calls it makes',
    lines: [
      {
        id: '7.backend',
        text: "Calls to the product's own backend: not shown.",
        kind: 'background',
        reason: 'Says that nothing is specified; the next line rules such calls out.',
      },
      {
        id: '7.no-content-requests',
        text: 'No request is made for content; all data is static.',
      },
      {
        id: '7.contact-send',
        text: 'Contact form send: the button has no handler, and any submission call is not shown.',
      },
      {
        id: '7.outbound.affiliate',
        text: 'Outbound links only: affiliate links (casino sites, with referral codes) … opened in a new tab with no opener.',
      },
      {
        id: '7.outbound.waitlist',
        text: 'Outbound links only: … and the waitlist link, opened in a new tab with no opener.',
      },
    ],
  },
  {
    section: '8. Error catalogue',
    lines: [
      {
        id: '8.unknown-path',
        text: "Unknown path | 404 page: 'Oops! Page not found' with a Return to Home link",
      },
      {
        id: '8.unknown-bonus-category',
        text: 'Unknown bonus category, … | Silent fallback to the default',
      },
      { id: '8.unknown-game', text: 'Unknown … game … | Silent fallback to the default' },
      {
        id: '8.unknown-payments-category',
        text: 'Unknown … or payments category | Silent fallback to the default',
      },
      { id: '8.image-error', text: 'Image fails to load | Muted fallback background' },
      {
        id: '8.server-errors',
        text: 'Server errors | not shown',
        kind: 'background',
        reason: 'Says that nothing is specified.',
      },
    ],
  },
  {
    section: '9. Business constants and limits',
    lines: [
      { id: '9.age-limit', text: 'Age limit 18+.' },
      { id: '9.home-list', text: 'Home list: initial 6 of 14 casinos.' },
      { id: '9.card-features', text: 'Card shows 4 features …' },
      { id: '9.card-coins', text: 'Card shows … and 3 coins.' },
      { id: '9.route-overlay', text: 'Route overlay 800 ms.' },
      { id: '9.popup-delay', text: 'Featured popup delay 3 s.' },
      { id: '9.cookie-delay', text: 'Cookie banner delay 1 s.' },
      { id: '9.rating-scale', text: 'Rating scale 5 with half stars.' },
      { id: '9.image-margin', text: 'Lazy image margin 50 px, …' },
      { id: '9.image-threshold', text: 'Lazy image … threshold 0.1.' },
      {
        id: '9.stats',
        text: 'Stats: 23 casinos reviewed, $50K+ bonuses verified, 12K+ monthly readers.',
      },
      {
        id: '9.structured-data',
        text: 'Structured data on home lists the first 5 casinos.',
      },
      { id: '9.featured-claim', text: 'Featured casino claims 99.9% RTP.' },
      { id: '9.min-deposits', text: 'Minimum deposits range from $1 to $100.' },
      { id: '9.max-payouts', text: 'Max payouts range from $25,000 to No Limit.' },
      {
        id: '9.jurisdictions',
        text: 'Jurisdictions are mostly Curacao, with one Estonia.',
      },
      { id: '9.faq', text: 'FAQ on home: 8 questions.' },
      { id: '9.articles', text: 'Articles: 8 guides and 8 strategies.' },
      {
        id: '9.contact-reply',
        text: 'Contact response within 24 hours (business days).',
      },
      { id: '9.filters-coins', text: 'Comparison filter options: coins BTC, ETH, USDT; …' },
      {
        id: '9.filters-licence',
        text: 'Comparison filter options: … license Curaçao, MGA; …',
      },
      { id: '9.filters-kyc', text: 'Comparison filter options: … KYC No, Partial, Yes; …' },
      {
        id: '9.filters-speed',
        text: 'Comparison filter options: … withdrawal speed under 1h, under 6h, under 24h.',
      },
      {
        id: '9.sample-rows',
        text: 'Sample table rows: minimum deposit 10 USDT with 12h withdrawals, and 20 USDT with 2h.',
      },
      { id: '9.legal-date', text: 'Legal pages last updated January 2025.' },
    ],
  },
];

export const SPEC_LINES: readonly SpecLine[] = SECTIONS.flatMap(({ section, lines }) =>
  lines.map((line) => ({ ...line, section })),
);
