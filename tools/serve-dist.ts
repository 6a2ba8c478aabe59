/** Serves a built site as it is, without building: for the browser tests and the benchmark. */
import { DIST } from './build/build-site.ts';
import { createStaticServer } from './serve/static-server.ts';

const [, , port, folder = process.env['DIST'] ?? DIST] = process.argv;
createStaticServer(folder).listen(Number(port));
