import type { CollectionEntry } from 'astro:content';
import { formatDate } from '#format/text.ts';
import { requireEntry } from '../content/entries.ts';

type HelplineEntry = CollectionEntry<'helplines'>;

const KINDS: Record<HelplineEntry['data']['kind'], string> = {
  helpline: 'Helpline',
  'self-exclusion': 'Self-exclusion register',
  'blocking-tool': 'Blocking program',
  'peer-support': 'Peer support',
  crisis: 'Crisis line',
};

/** Address without what every address has. */
const shortAddress = (url: string) => url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');

/** What a page shows of one help service. */
export function helpService({ id, data }: HelplineEntry) {
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
    source: data.source,
    checkedOn: formatDate(data.checkedOn),
  };
}

/** The services with these file names, in that order. */
export function helpServices(entries: readonly HelplineEntry[], ids: readonly string[]) {
  return ids.map((id) => helpService(requireEntry(entries, id, 'a helpline')));
}
