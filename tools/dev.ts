/**
 * `npm run dev`: Astro's own server, which reloads as files are saved. It is the owner's preview: it shows
 * drafts and what waits for its day, marked. PORT and HOST are those of `npm start`; a port that was asked
 * for and is taken is an error, where the usual one gives way to the next.
 */
import { dev } from 'astro';
import { readListenAddress } from './serve/listen.ts';

process.env['PREVIEW'] ??= 'yes';

try {
  const server = readListenAddress();
  const strictPort = process.env['PORT'] !== undefined && server.port !== 0;
  await dev({ root: process.cwd(), server, vite: { server: { strictPort } } });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
