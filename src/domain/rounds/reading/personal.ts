import type { FileRead } from '../report.ts';

export type Personal = FileRead['dropped'][number]['what'];

/** Names of fields and columns, each word between spaces, by what they hold. The first that fits counts. */
const NAMED: readonly (readonly [Personal | null, RegExp])[] = [
  [null, / (game|spiel|juego|jeu|jogo|игра) | (currency|coin|product|provider) ?(id|name)? $/],
  ['address', / (ip|ips|e ?mail|correo|phone|telefon|teléfono|address|adresse|iban) |^ wallet $/],
  ['user-id', / (user|player|customer|member|client|usuario|spieler) ?(id|uuid|no|number) | uid /],
  ['account-id', / (account|store|konto|cuenta|compte|conta) /],
  [
    'name',
    / (user|username|player|name|nick|nickname|alias|login|customer|usuario|jugador|nombre|utilisateur|joueur|nom|benutzer|benutzername|spieler|jogador|nome|игрок|имя) /,
  ],
  // A number of a row, which says nothing of the bet.
  ['other-id', /^ (no|nr|№) $/],
  [
    'bet-id',
    /^ (id|iid|uuid) $| (bet|transaction|spin|ticket|wager|round|order|hand|wette) ?(id|iid|uuid|no|number|nr) /,
  ],
  ['other-id', / (id|iid|uuid|guid) $/],
];

/** A head's words in small letters: "betAmount (USD)" is "bet amount". */
export const wordsOf = (head: string): string =>
  head
    .slice(0, 80)
    .replace(/\(.*\)/, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}№]+/gu, ' ')
    .trim();

/** True for the id of a round of a game, which several bets can share. */
export const isRoundId = (name: string) => / (round|hand|order) /.test(` ${wordsOf(name)} `);

/** Kind of personal data that a field of this name holds; `null` if none. */
export const personalByName = (name: string): Personal | null =>
  NAMED.find(([, pattern]) => pattern.test(` ${wordsOf(name)} `))?.[0] ?? null;

const HEX = '[0-9a-f]{1,4}';
const ADDRESSES = [
  /[^\s@]@[^\s@]+\.[^\s@]/,
  /(?<![\d.])\d{1,3}(\.\d{1,3}){3}(?![\d.])/,
  new RegExp(String.raw`(?<![\w:])(${HEX}:){7}${HEX}|(?<![\w:])(${HEX}:)+:(${HEX})?`, 'i'),
  /\b(0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,62})\b/,
  // Other wallets: capitals, small letters and figures, without those that look alike.
  /\b(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])[1-9A-HJ-NP-Za-km-z]{26,44}\b/,
  /(?<![\w.])\+\d{1,3}[ (-][\d ()-]{5,}\d/,
];
const UUID = /[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/i;

/** Kind of personal data that a value looks like; `null` if none. Names of persons cannot be recognised. */
export function looksPersonal(value: string): Personal | null {
  const start = value.slice(0, 300);
  // Each pattern needs one of these signs. Most words have none.
  if (!/[\d@:-]/.test(start)) return null;
  if (ADDRESSES.some((pattern) => pattern.test(start))) return 'address';
  return UUID.test(start) ? 'other-id' : null;
}
