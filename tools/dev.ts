/** `npm run dev`: Astro's own server, which reloads as files are saved. */
import { dev } from 'astro';

await dev({ root: process.cwd() });
