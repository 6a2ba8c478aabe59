import { build, type Plugin } from 'vite';

const QUERY = '?inline-script';

/**
 * `import text from './x.ts?inline-script'` gives a script with all that it imports as text for a
 * `<script>` in the page: for the few lines that have to run before the first paint.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'edgewise:inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const code = await compileInlineScript(id.slice(0, -QUERY.length));
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

/** The text that stands in the page. Throws where it would end the element that it stands in. */
export async function compileInlineScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  const [bundle] = [result].flat();
  const [chunk] = bundle !== undefined && 'output' in bundle ? bundle.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`Expected a script of ${file}, found none`);
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file} would end its own element`);
  return code;
}
