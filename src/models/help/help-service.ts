import type { Helpline } from '#schemas/helpline.ts';

const KINDS: Record<Helpline['kind'], string> = {
  helpline: 'Helpline',
  'self-exclusion': 'Self-exclusion register',
  'blocking-tool': 'Blocking program',
  'peer-support': 'Peer support',
  crisis: 'Crisis line',
  information: 'Information website',
};

/** A helpline without a number to call or text counts as help online or in person. */
function kindOf({ kind, phone, text, chatUrl, url }: Helpline): string {
  if (kind !== 'helpline' || phone !== null || text !== null) return KINDS[kind];
  return chatUrl === null && url === null ? 'Help in person' : 'Help online';
}

/** Address without scheme, `www.` and final slash. */
export const shortAddress = (url: string) =>
  url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');

const hrefOf = (address: string) => (address.startsWith('https:') ? address : `mailto:${address}`);

export type HelpService = ReturnType<typeof helpService>;

export function helpService({ id, data }: { id: string; data: Helpline }) {
  const { phone, chatUrl, url } = data;
  return {
    id,
    name: data.name,
    kind: kindOf(data),
    whatItDoes: data.whatItDoes,
    phone,
    text: data.text,
    links: [
      { label: 'Chat', address: chatUrl === url ? null : chatUrl },
      { label: chatUrl === url ? 'Website and chat' : 'Website', address: url },
      { label: 'Email', address: data.email },
    ].flatMap(({ label, address }) =>
      address === null ? [] : [{ label, text: shortAddress(address), href: hrefOf(address) }],
    ),
    facts: [data.hours, data.cost, data.languages].filter((fact) => fact !== null),
    isUnverified: data.verification === 'unverified',
    note: data.note,
    sources: data.sources,
  };
}
