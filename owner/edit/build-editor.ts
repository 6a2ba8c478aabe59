import { build } from 'esbuild';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cmsSettings, schemasByFormat } from './cms-settings.ts';

const HERE = import.meta.dirname;

/** Hosts that the forms of a team ask: those of the repository. */
const HOSTS: Readonly<Record<string, string>> = {
  github: 'https://api.github.com https://github.com https://*.githubusercontent.com',
  gitlab: 'https://gitlab.com',
};

const policyWith = (asked: string, framed: string) =>
  [
    "default-src 'self' blob: data:",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' blob: data: ${asked}`.trim(),
    `frame-src 'self' ${framed}`.trim(),
    "object-src 'none'",
  ].join('; ');

/** On the owner’s machine no other host is asked, whatever the forms may try; the preview is one of this machine. */
export const POLICY = policyWith('', 'http://localhost:* http://127.0.0.1:*');

type Backend = { name: string; repo: string; branch: string };

/** Writes the editor as files that any host can serve; with its fonts and programs, so that it asks no other host. */
export async function buildEditor(folder: string, backend: Record<string, unknown>): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [path.join(HERE, 'cms.ts'), path.join(HERE, 'page.ts')],
    outdir: folder,
    ...{
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      minify: true,
      logLevel: 'error',
    },
    chunkNames: 'chunks/[hash]',
  });
  const cms = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  cpSync(path.join(cms, 'assets'), path.join(folder, 'assets'), { recursive: true });
  useOwnFonts(path.join(folder, 'cms.js'), readdirSync(path.join(folder, 'assets')));
  for (const file of ['index.html', 'cms.html', 'page.css'])
    cpSync(path.join(HERE, file), path.join(folder, file));
  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(value));
  write('settings.json', cmsSettings(backend));
  write('formats.json', schemasByFormat());
}

/** Styles of the CMS name the fonts at a CDN; its package has them too. */
function useOwnFonts(script: string, assets: readonly string[]): void {
  const text = readFileSync(script, 'utf8').replaceAll(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
    (_, font: string, subset: string) => {
      const own = assets.find((name) => name.startsWith(`${font}-${subset}`));
      if (own === undefined)
        throw new Error(`Expected the font ${font} in @sveltia/cms, found none`);
      return `assets/${own}`;
    },
  );
  writeFileSync(script, text);
}

/** The same for a host of a team: the forms alone, with a policy of their own. */
export async function buildForHost(folder: string, backend: Backend): Promise<void> {
  await buildEditor(folder, backend);
  for (const name of ['page.js', 'page.css']) rmSync(path.join(folder, name));
  renameSync(path.join(folder, 'cms.html'), path.join(folder, 'index.html'));
  const policy = `${policyWith(HOSTS[backend.name] ?? '', '')}; frame-ancestors 'none'`;
  const headers = [policy, 'X-Robots-Tag: noindex', 'Referrer-Policy: no-referrer'];
  writeFileSync(
    path.join(folder, '_headers'),
    `/*\n  Content-Security-Policy: ${headers.join('\n  ')}\n`,
  );
}
