import { isPrivateAddress } from './private-address.ts';

/** One answer on the way. */
type Hop = { url: string; status: number; setsCookie: boolean };

/** Trail of an address: every answer in order, and the text of the last page. */
export type Followed = {
  hops: readonly Hop[];
  /** Why there is no answer: a code of Node's network, or one of ours. */
  failure: string | null;
  text: string;
};

export type FollowOptions = {
  timeoutMs?: number;
  /** For the tests, whose server is on this machine. */
  allowPrivate?: boolean;
};

const MOST_HOPS = 10;
const TEXT_BYTES = 200_000;
const HEADERS = {
  'user-agent': 'edgewise-link-check/1 (checks the links of one site, one request at a time)',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.5',
};

/** Follows an address as a browser would, without running anything. HEAD first, and GET for what must be read. */
export async function followLink(address: string, options: FollowOptions = {}): Promise<Followed> {
  const hops: Hop[] = [];
  let url = address;
  for (;;) {
    if (hops.length >= MOST_HOPS) return { hops, failure: 'TOO_MANY_REDIRECTS', text: '' };
    if (!options.allowPrivate && isPrivateAddress(url)) {
      return { hops, failure: 'PRIVATE_ADDRESS', text: '' };
    }
    const answer = await ask(url, options.timeoutMs ?? 15_000);
    if ('failure' in answer) return { hops, failure: answer.failure, text: '' };
    hops.push({ url, status: answer.status, setsCookie: answer.setsCookie });
    if (answer.location === null) return { hops, failure: null, text: answer.text };
    const next = URL.parse(answer.location, url);
    if (next === null || !/^https?:$/.test(next.protocol)) {
      return { hops, failure: 'BAD_REDIRECT', text: '' };
    }
    url = next.href;
  }
}

type Answer =
  | { status: number; setsCookie: boolean; location: string | null; text: string }
  | { failure: string };

async function ask(url: string, timeoutMs: number): Promise<Answer> {
  try {
    const head = await answerTo('HEAD', url, timeoutMs);
    // Many servers refuse HEAD or answer it wrongly, and a page must be read to know what it says.
    return head.location === null ? await answerTo('GET', url, timeoutMs) : head;
  } catch (error) {
    return { failure: codeOf(error) };
  }
}

async function answerTo(method: 'HEAD' | 'GET', url: string, timeoutMs: number) {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method, redirect: 'manual', headers: HEADERS, signal });
  const { status, headers } = response;
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  const isRead = method === 'GET' && location === null && /html|text/.test(typeOf(headers));
  const text = isRead ? await beginningOf(response) : '';
  if (!isRead) await response.body?.cancel();
  return { status, setsCookie: headers.has('set-cookie'), location, text };
}

const typeOf = (headers: Headers) => headers.get('content-type') ?? 'text/html';

async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > TEXT_BYTES) break;
  }
  return text;
}

function codeOf(error: unknown): string {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: string };
  if (typeof cause?.code === 'string') return cause.code;
  return name === 'TimeoutError' ? 'TIMEOUT' : 'NO_ANSWER';
}
