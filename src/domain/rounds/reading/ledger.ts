/** Beginnings of words by which a row of a ledger says what moved. The first list with one of them counts. */
const ENTRIES = [
  ['other', 'deposit|withdraw|transfer|fee$|tip$|einzahlung|auszahlung an|purchase|депозит|вывод'],
  [
    'return',
    'win|won|payout|credit|refund|rollback|cancel|return|settle|cash ?out|gewinn|auszahlung|ganancia|premio|gain|vincita|выигрыш|возврат',
  ],
  ['bet', 'bet|wager|stake|debit|spin|einsatz|apuesta|mise|aposta|puntata|inzet|bahis|ставка'],
  ['gift', 'bonus|rakeback|cashback|reward|promo'],
] as const;

export type EntryKind = (typeof ENTRIES)[number][0] | null;

const WORDS = ENTRIES.map(
  ([kind, words]) => [kind, new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')] as const,
);

/** Part of a bet that a row of a ledger is, or what else it is; `null` where its word says nothing. */
export const entryKind = (word: string): EntryKind =>
  WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;

const TOTAL =
  /^(?:(?:grand |sub-?|page )?totals?(?: (?:staked|bets?|wagered|won|paid|payout|profit|amount))?|(?:opening |closing )?balance|sum|summary|average|summe|gesamt|gesamtsumme|zwischensumme|totale|итого|всего|合計|小計)\s*(?:[:(=].*)?$/i;

/** True for a cell by which a row calls itself a sum of others. */
export const isTotal = (cell: string) => TOTAL.test(cell);
