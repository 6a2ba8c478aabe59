/** Serves a built site as it is, without building, for the browser tests: `node tools/serve-dist.ts PORT [FOLDER]`. */
import { DIST } from '#integrations/output-folder.ts';
import { listen, LOOPBACK } from './serve/listen.ts';
import { createSiteServer } from './serve/site-server.ts';

const [, , port, folder = process.env['DIST'] ?? DIST] = process.argv;
await listen(createSiteServer(folder), { host: LOOPBACK, port: Number(port) });
