import { fileURLToPath } from 'node:url';
import { SPECULATION_RULES } from '#browser/speculation-rules.ts';
import { readSite } from '../tools/content/read-site.ts';
import type { PageElement } from './html-page.ts';
import { compileInlineScript } from './inline-script.ts';

/** The scripts that a finished page holds where `layouts/BaseLayout.astro` has written them. */
export type LeftScripts = {
  /** The text of those that are inline. */
  inline: ReadonlySet<string>;
  isLeft: (script: PageElement) => boolean;
};

/**
 * What has to run before the first paint, what the browser itself obeys, and the owner's counter, which
 * waits in a template of its own until the visitor has accepted.
 */
export async function leftScripts(root: URL): Promise<LeftScripts> {
  const overlay = fileURLToPath(new URL('src/browser/route-overlay.ts', root));
  return scriptsThatStay(await compileInlineScript(overlay), readSite().counterHref);
}

export function scriptsThatStay(overlay: string, counter: string | null): LeftScripts {
  const isLeft = ({ attributes, isForeign, text }: PageElement) => {
    if (isForeign) return false;
    const names = [...attributes.keys()].sort().join(' ');
    if (names === 'async src') return text === '' && attributes.get('src') === counter;
    if (names === 'data-route-script') return text === overlay;
    return (
      names === 'type' &&
      attributes.get('type') === 'speculationrules' &&
      text === SPECULATION_RULES
    );
  };
  return { inline: new Set([overlay, SPECULATION_RULES]), isLeft };
}
