import type { FileRead } from '../report.ts';

export type Personal = FileRead['dropped'][number]['what'];

/** Names of fields and columns in small letters, each word between spaces, by what they hold. First fit counts. */
const NAMED: readonly (readonly [Personal | null, RegExp])[] = [
  [null, / (game|spiel|juego|jeu|jogo|игра|игры) | (currency|coin|product|provider) ?(id|name)? $/],
  [
    'address',
    / (ip|ips|e ?mail|mail|correo|phone|telefon|teléfono|mobile number|address|adresse|iban) |^ wallet /,
  ],
  [
    'user-id',
    / (user|player|customer|member|client|usuario|spieler|nutzer) ?(id|uuid|no|number|nr) | uid /,
  ],
  ['account-id', / (account|store|konto|cuenta|compte|conta) /],
  [
    'name',
    / (user|username|player|name|nick|nickname|alias|login|customer|member|usuario|jugador|nombre|utilisateur|joueur|nom|benutzer|benutzername|spieler|nutzer|jogador|nome|пользователь|игрок|имя) /,
  ],
  [
    'bet-id',
    /^ (id|iid|uuid|no|nr|№) $| (bet|transaction|spin|ticket|wager|round|order|hand|wette|apuesta|pari) ?(id|iid|uuid|no|number|nr|nummer) /,
  ],
  ['other-id', / (id|iid|uuid|guid|hashid) $/],
];

const known = new Map<string, Personal | null>();

/** What a field of this name holds, if it is personal. */
export function personalByName(name: string): Personal | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  const kind = NAMED.find(([, pattern]) => pattern.test(` ${wordsOf(name)} `))?.[0] ?? null;
  if (known.size < 1000) known.set(name, kind);
  return kind;
}

/** A head's words in small letters: "betAmount (USD)" is "bet amount". */
export const wordsOf = (head: string): string =>
  head
    .slice(0, 80)
    .replace(/\(.*\)/, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}№]+/gu, ' ')
    .trim();

const VALUES: readonly (readonly [Personal, RegExp])[] = [
  ['address', /[^\s@]@[^\s@]+\.[^\s@]/],
  ['address', /(?<![\d.])\d{1,3}(\.\d{1,3}){3}(?![\d.])/],
  ['address', /(?<![\w:])([0-9a-f]{1,4}:){7}[0-9a-f]{1,4}(?![\w:])/i],
  [
    'address',
    /(?<![\w:])[0-9a-f]{1,4}(:[0-9a-f]{1,4})*::([0-9a-f]{1,4}(:[0-9a-f]{1,4})*)?(?![\w:])/i,
  ],
  ['address', /\b(0x[0-9a-f]{40}|bc1[a-z0-9]{25,62}|T[1-9A-HJ-NP-Za-km-z]{33})\b/],
  ['address', /(?<![\w.])\+\d{1,3}[ (-][\d ()-]{5,}\d/],
  ['other-id', /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i],
];

/** What a value is, if it can be seen to be personal; names cannot. */
export function looksPersonal(value: string): Personal | null {
  if (value.length < 6) return null;
  return VALUES.find(([, pattern]) => pattern.test(value.slice(0, 300)))?.[0] ?? null;
}
