import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Answers as GitHub Pages does for a project site: below a path, with the file, the page of that name
 * or the index of a folder, else with 404.html; no headers, no redirects and no fallbacks of ours.
 */
export function createPagesServer(folder: string, basePath: string): Server {
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const below = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : null;
    const found =
      below === null
        ? undefined
        : ['', '.html', 'index.html']
            .map((ending) => path.join(folder, decodeURIComponent(below) + ending))
            .find(isFile);
    const file = found ?? path.join(folder, '404.html');
    response.writeHead(found === undefined ? 404 : 200, {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(file));
  });
}
