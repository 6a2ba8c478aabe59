/**
 * `npm run edit`: forms for all content in a browser, with the check of each save and its page beside them.
 * `npm run edit build github|gitlab OWNER/NAME [BRANCH]` writes the forms to `editor/`, for a host of a team.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { buildEditor, buildForHost, POLICY } from './edit/build-editor.ts';
import { type News, watchContent } from './edit/news.ts';
import { refuse } from './terminal.ts';

const FOLDER = '.cache/editor';
const FOR_A_HOST = 'editor';
const USAGE = 'Say: npm run edit, or npm run edit build github|gitlab OWNER/NAME [BRANCH]';
const PORT = 4400;

const [word, name, repo, branch = 'main'] = process.argv.slice(2);
if (word === 'build') {
  const isKnown = (name === 'github' || name === 'gitlab') && repo?.includes('/') === true;
  if (!isKnown) process.exit(refuse([USAGE]));
  await buildForHost(FOR_A_HOST, { name, repo, branch });
  console.log(`The forms are in ${FOR_A_HOST}/. docs/HOSTING.md says where to put them.`);
} else if (word === undefined) await edit();
else process.exit(refuse([USAGE]));

async function edit(): Promise<void> {
  await buildEditor(FOLDER, { name: 'github', repo: 'local/content', branch: 'main' });
  const sendFile = sirv(FOLDER, { dev: true });
  const readers = new Set<(news: News) => void>();
  let last: News = {};
  let site = '';
  const tell = (news: News) => {
    const whole = news.page === undefined ? news : { ...news, page: site + news.page };
    if (site === '') delete whole.page;
    last = { ...last, ...whole };
    for (const reader of readers) reader(whole);
  };
  const server = createServer((request, response) => {
    // A page of another site must not read the content under a name that leads here.
    if (!/^(?:localhost|127\.0\.0\.1):\d+$/.test(request.headers.host ?? '')) {
      response.writeHead(403).end();
      return;
    }
    response.setHeader('Content-Security-Policy', POLICY);
    if (request.url !== '/news') {
      sendFile(request, response, () => void response.writeHead(404).end());
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const reader = (news: News) => response.write(`data: ${JSON.stringify(news)}\n\n`);
    readers.add(reader);
    reader(last);
    response.on('close', () => readers.delete(reader));
  });
  server.on('error', ({ message }) =>
    process.exit(refuse([`The editor cannot start: ${message}`])),
  );
  server.listen(Number(process.env['EDIT_PORT'] ?? PORT), '127.0.0.1', () => {
    const { port } = server.address() as { port: number };
    console.log(
      `The forms are at http://localhost:${port} for this machine alone (Ctrl+C ends it)`,
    );
  });
  let preview: ChildProcess | null = null;
  const startPreview = () => {
    const child = spawn(process.execPath, ['tools/dev.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    preview = child;
    child.on('exit', () => {
      preview = null;
      site = '';
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [address] =
        /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(
          text.replaceAll('\u001b[', ' ').replace(/ [\d;]*m/g, ''),
        ) ?? [];
      if (address === undefined || site !== '') return;
      site = address;
      tell({ page: '/' });
    });
  };
  watchContent((news) => {
    tell(news);
    // Content that cannot be built ends the preview; the next save may have mended it.
    if (news.said !== undefined && preview === null) startPreview();
  });
  process.on('exit', () => preview?.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
}
