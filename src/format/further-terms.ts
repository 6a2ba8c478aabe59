import { type Clause, type OwnTerms, SILENT } from '#domain/casinos/own-terms.ts';
import { startSentence } from './counted.ts';
import { formatRegion, NOT_SAID } from './pay-words.ts';
import { formatList } from './text.ts';

const ROLE_WORDS = {
  'license-holder': 'holds the license',
  'payment-company': 'takes the payments',
  operator: 'runs it',
} as const;

const HELD_WORDS = {
  'play-open': 'play stays open',
  'deposits-blocked': 'deposits are blocked',
  'withdrawals-blocked': 'withdrawals are blocked',
  'tips-blocked': 'tips are blocked',
} as const;

const COUNTRY_CHECK_WORDS = {
  'blocked-at-sign-up': 'It blocks the sign-up',
  'blocked-by-ip': 'It blocks the connection',
  'asked-only': 'It only asks you',
  'found-at-withdrawal': 'Only when you withdraw',
} as const;

const VPN_WORDS = {
  forbidden: 'Forbidden',
  'only-with-consent': 'Only with its consent',
  allowed: 'Allowed',
} as const;

const CLOSURE_WORDS = {
  paid: 'and pays the balance',
  'withheld-on-breach': 'and can keep the balance after a breach',
  [SILENT]: 'and doesn’t say what becomes of the balance',
} as const;

const REACH_WORDS = {
  brand: 'This casino alone',
  operator: 'All casinos of its operator',
  group: 'All casinos of its group',
  [SILENT]: NOT_SAID,
} as const;

/** Value of a clause in words; `undefined` where nobody has read it. */
function said<Value>(
  clause: Clause<Value>,
  words: (value: Value) => string | undefined,
): string | undefined {
  if (clause === null || clause === undefined) return undefined;
  return clause.value === SILENT ? NOT_SAID : words(clause.value as Value);
}

/** Further terms, by label; a value is `undefined` where nobody has read it. */
export function furtherTerms(terms: OwnTerms): { label: string; value: string | undefined }[] {
  const { identity, closure, companies } = terms;
  return [
    {
      label: 'When it checks your country',
      value: said(terms.countryCheck, (value) => COUNTRY_CHECK_WORDS[value]),
    },
    {
      label: 'Documents it asks for',
      value: said(identity, ({ documents, daysToSend }) => {
        const list =
          documents.length === 0 ? 'It names none' : startSentence(formatList(documents));
        return daysToSend === undefined ? list : `${list}, within ${daysToSend} days`;
      }),
    },
    {
      label: 'During that check',
      value: said(identity, ({ holds }) =>
        startSentence(formatList(holds.map((held) => HELD_WORDS[held]))),
      ),
    },
    { label: 'VPN', value: said(terms.vpn, (value) => VPN_WORDS[value]) },
    {
      label: 'It closes your account',
      value: said(closure, ({ anyReason, balance }) => {
        const reason = anyReason ? 'For any reason' : 'For stated reasons';
        return balance === undefined ? reason : `${reason} ${CLOSURE_WORDS[balance]}`;
      }),
    },
    {
      label: 'A self-exclusion covers',
      value: said(terms.selfExclusion, ({ reach }) => reach && REACH_WORDS[reach]),
    },
    {
      label: 'Companies',
      value: said(companies, (all) =>
        all
          .map(
            ({ name, country, role }) => `${name}, ${formatRegion(country)}, ${ROLE_WORDS[role]}`,
          )
          .join('; '),
      ),
    },
    { label: 'License seal at', value: said(terms.addresses, ({ seal }) => seal) },
  ];
}
