import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'esbuild';

/** No page of the site: `.htm` is served as a download, and never runs at the site's own address. */
const ADDRESS = '/tools/rounds/audit.htm';

const ENTRY = 'src/layouts/offline-audit.tsx';
const WORKER = 'src/browser/rounds/audit.worker.ts';

/** Builds the audit as one file that works from a disk without a network, the same bytes each time. */
export function offlineAudit(): AstroIntegration {
  let html = '';
  return {
    name: 'edgewise:offline-audit',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build') return;
        html = await offlinePage();
        const bytes = Buffer.byteLength(html);
        const sha256 = createHash('sha256').update(html).digest('hex');
        const said = JSON.stringify({ href: ADDRESS, bytes, sha256 });
        const define = { 'import.meta.env.OFFLINE_AUDIT': JSON.stringify(said) };
        updateConfig({ vite: { define } });
      },
      'astro:build:done': ({ dir }) => {
        const file = path.join(fileURLToPath(dir), ADDRESS);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, html);
      },
    },
  };
}

/** Script, worker and styles in one page, whose policy lets nothing else in and nothing out. */
export async function offlinePage(): Promise<string> {
  const { js: worker } = await bundle(WORKER);
  const { js, css } = await bundle(ENTRY, [workerFrom(worker)]);
  const [script, style] = [js.replace(/<\/(script)/gi, '<\\/$1'), css.trim()];
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>Check your bets</title>
<style>${style}</style>
<h1>Check your bets</h1>
<p>This file works without a network. It sends nothing and stores nothing.</p>
<main><p>Open it from your disk in a browser with JavaScript.</p></main>
<script>${script}</script>
</html>
`;
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

async function bundle(entry: string, plugins: Plugin[] = []): Promise<{ js: string; css: string }> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    jsx: 'automatic',
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'offline',
    write: false,
    plugins,
  });
  const text = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { js: text('.js'), css: text('.css') };
}

/** Puts a worker that is part of the page in the place of the one that is a file of the site. */
const workerFrom = (code: string): Plugin => ({
  name: 'worker-in-page',
  setup: ({ onLoad }) => {
    onLoad({ filter: /start-audit-worker\.ts$/ }, () => ({
      contents: `const code = ${JSON.stringify(code)};
export const startAuditWorker = () =>
  new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));`,
    }));
  },
});
