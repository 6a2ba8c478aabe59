/**
 * `npm run dev`: Astro's own server, which reloads as files are saved. It is the owner's preview: it shows
 * drafts and what waits for its day, marked.
 */
import { dev } from 'astro';

process.env['PREVIEW'] ??= 'yes';
await dev({ root: process.cwd() });
