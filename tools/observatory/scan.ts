import { HTTPS_ONLY } from '#hosting/security-headers.ts';
import { readBuiltSite } from '../serve/built-site.ts';
import { serveFolder } from '../serve/serve-folder.ts';
import { type ObservatoryResult, observatoryResult } from './score-headers.ts';

/**
 * Serves a built site on loopback, asks it for `/` and scores the answer, with what its build wrote for
 * answers over https.
 */
export async function scanSite(dist: string): Promise<ObservatoryResult> {
  const overHttps = Object.fromEntries(
    Object.entries(readBuiltSite(dist).headers).filter(([name]) => HTTPS_ONLY.includes(name)),
  );
  const { origin, stop } = await serveFolder(dist);
  try {
    const answer = await fetch(`${origin}/`);
    if (!answer.ok) throw new Error(`Expected an answer of 200 for /, found ${answer.status}`);
    return observatoryResult({
      headers: { ...Object.fromEntries(answer.headers), ...overHttps },
      html: await answer.text(),
    });
  } finally {
    stop();
  }
}
