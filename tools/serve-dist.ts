/** Serves `dist/` as it is, without building: for the browser tests and the benchmark. */
import { DIST } from './build/build-site.ts';
import { createStaticServer } from './serve/static-server.ts';

createStaticServer(process.argv[3] ?? DIST).listen(Number(process.argv[2]));
