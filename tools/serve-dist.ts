/** Serves a built site as it is, without building: for the browser tests and the benchmark. */
import { DIST } from '#integrations/output-folder.ts';
import { readBuiltSite } from './serve/built-site.ts';
import { listen } from './serve/listen.ts';
import { LOOPBACK } from './serve/listen-address.ts';
import { createSiteServer } from './serve/static-server.ts';

const [, , port, folder = process.env['DIST'] ?? DIST] = process.argv;
const site = readBuiltSite(folder);
await listen(() => createSiteServer(() => site), { hosts: LOOPBACK, port: Number(port) });
