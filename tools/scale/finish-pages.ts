/**
 * Does to the pages in `dist/` of the working folder what follows on Astro's own build, and prints a
 * line of JSON with the seconds of each step. Steps that are named are left out.
 */
import { FINISHING } from '../build/build-site.ts';

const seconds: Record<string, number> = {};
for (const [name, finish] of Object.entries(FINISHING)) {
  if (process.argv.includes(name)) continue;
  const startedMs = performance.now();
  await finish('dist');
  seconds[name] = (performance.now() - startedMs) / 1000;
}
console.log(JSON.stringify(seconds));
