import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Selects the template in which a page keeps its scripts until its content is drawn. */
const LATE_SCRIPTS = 'template[data-late-scripts]';

const SCRIPT = /<script type="module" src="[^"]+"><\/script>/g;
/** What Astro writes into each page that has an island: the same on all of them. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * Asks for the scripts once the first content stands on the screen, or with the load event where no
 * browser tells of paint; they run in their order. Asked for with the frame that draws it, they would
 * hold that frame up. A page that is reloaded or come back to gets them at once, and is laid out
 * whole (`late.css`): it has to be brought where the visitor had scrolled to.
 */
const RELEASE = `<script>{const run=()=>{const late=document.querySelector("${LATE_SCRIPTS}");if(!late)return;for(const script of late.content.children)script.async=false;late.replaceWith(late.content)};if(performance.getEntriesByType("navigation")[0]?.type!=="navigate"){document.documentElement.dataset.comeBackTo="";run()}else{addEventListener("load",run);new PerformanceObserver((paints)=>paints.getEntriesByName("first-contentful-paint").length&&run()).observe({type:"paint",buffered:true})}}</script>`;

/** Puts off the scripts of every page until its first content stands on the screen. */
export function postponeScripts(dist: string): void {
  const writeScript = (code: string) => {
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const address = `/assets/island.${hash}.js`;
    writeFileSync(path.join(dist, address), code);
    return address;
  };
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const page = path.join(dist, file);
    writeFileSync(page, withLateScripts(readFileSync(page, 'utf8'), writeScript));
  }
}

/**
 * The page with its scripts in a template at its end, where neither parser nor preloader asks for
 * them: they would take the line from the first view, which needs none of them. What stood in the
 * page becomes a file, which the next page has already.
 */
export function withLateScripts(html: string, writeScript: (code: string) => string): string {
  const asFiles = html.replace(
    INLINE_SCRIPT,
    (_, code: string) => `<script type="module" src="${writeScript(code)}"></script>`,
  );
  const scripts = asFiles.match(SCRIPT);
  if (scripts === null) return html;
  const template = `<template data-late-scripts>${scripts.join('')}</template>`;
  return asFiles.replace(SCRIPT, '').replace('</body>', () => `${template}${RELEASE}</body>`);
}
