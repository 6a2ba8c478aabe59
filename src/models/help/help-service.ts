import type { Helpline } from '#schemas/helpline.ts';

const KINDS: Record<Helpline['kind'], string> = {
  helpline: 'Helpline',
  'self-exclusion': 'Self-exclusion register',
  'blocking-tool': 'Blocking program',
  'peer-support': 'Peer support',
  crisis: 'Crisis line',
  information: 'Information website',
};

/** Address without what every address has. */
export const shortAddress = (url: string) =>
  url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');

export type HelpService = ReturnType<typeof helpService>;

/** What a page shows of one help service. */
export function helpService({ id, data }: { id: string; data: Helpline }) {
  const { phone, chatUrl, url } = data;
  return {
    id,
    name: data.name,
    kind: KINDS[data.kind],
    whatItDoes: data.whatItDoes,
    phone,
    text: data.text,
    links: [
      ...(chatUrl === null || chatUrl === url
        ? []
        : [{ label: 'Chat', text: shortAddress(chatUrl), href: chatUrl }]),
      ...(url === null
        ? []
        : [
            {
              label: chatUrl === url ? 'Website and chat' : 'Website',
              text: shortAddress(url),
              href: url,
            },
          ]),
      ...(data.email === null
        ? []
        : [{ label: 'Email', text: data.email, href: `mailto:${data.email}` }]),
    ],
    facts: [data.hours, data.cost, data.languages].filter((fact) => fact !== null),
    isUnverified: data.verification === 'unverified',
    note: data.note,
    sources: data.sources,
  };
}
