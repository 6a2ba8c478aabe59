import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LATE_SCRIPTS } from '#browser/late-scripts.ts';

const SCRIPT = /<script type="module" src="[^"]+"><\/script>/g;

/**
 * Asks for the scripts once the first frame is drawn. A page that is reloaded or come back to gets
 * them at once: the router has to bring it where the visitor had scrolled to.
 */
const RELEASE = `<script>{const run=()=>{const late=document.querySelector("${LATE_SCRIPTS}");late.replaceWith(late.content)};history.state?run():requestAnimationFrame(()=>setTimeout(run))}</script>`;

/** Puts off the scripts of every page until its first frame is drawn. */
export function postponeScripts(dist: string): void {
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const page = path.join(dist, file);
    writeFileSync(page, withLateScripts(readFileSync(page, 'utf8')));
  }
}

/**
 * The page with its scripts in a template at its end, where neither parser nor preloader asks for
 * them: they would take the line from the first view, which needs none of them.
 */
export function withLateScripts(html: string): string {
  const scripts = html.match(SCRIPT);
  if (scripts === null) return html;
  const template = `<template data-late-scripts>${scripts.join('')}</template>`;
  return html.replace(SCRIPT, '').replace('</body>', () => `${template}${RELEASE}</body>`);
}
