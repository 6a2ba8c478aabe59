import { serveFolder } from '../serve/serve-folder.ts';
import { type ObservatoryResult, observatoryResult } from './score-headers.ts';

/** Serves a built site on loopback, asks it for `/` and scores the answer. */
export async function scanSite(dist: string): Promise<ObservatoryResult> {
  const { origin, stop } = await serveFolder(dist);
  try {
    const answer = await fetch(`${origin}/`);
    if (!answer.ok) throw new Error(`Expected an answer of 200 for /, found ${answer.status}`);
    return observatoryResult({
      headers: Object.fromEntries(answer.headers),
      html: await answer.text(),
    });
  } finally {
    stop();
  }
}
