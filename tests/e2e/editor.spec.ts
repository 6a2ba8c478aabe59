import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sirv from 'sirv';
import { buildEditor, POLICY } from '#owner/edit/build-editor.ts';
import { SAMPLE } from '#tests/fixtures/contents.ts';

const FOLDER = '.cache/editor-test';
const FILE = 'content/casinos/quillmark.yaml';
const before = readFileSync(path.join(SAMPLE, 'casinos/quillmark.yaml'), 'utf8');

let server: Server;
let origin = '';

test.beforeAll(async () => {
  await buildEditor(FOLDER, { name: 'github', repo: 'owner/site', branch: 'main' });
  const send = sirv(FOLDER, { dev: true });
  server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', POLICY);
    send(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://localhost:${Object(server.address()).port}`;
});
test.afterAll(() => {
  server.close();
  rmSync(FOLDER, { recursive: true });
});

/** Text of a file in the folder of the browser's own, which stands for that of the project: no test can press a button of the system. */
const fileText = (page: Page, text?: string) =>
  page.evaluate(
    async ([file, written]) => {
      const names = file.split('/');
      let folder = await navigator.storage.getDirectory();
      await folder.getDirectoryHandle('.git', { create: true });
      for (const name of names.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, { create: true });
      const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      if (written !== undefined) {
        const writer = await handle.createWritable();
        await writer.write(written);
        await writer.close();
      }
      return (await handle.getFile()).text();
    },
    [FILE, text] as const,
  );

/** The form of a casino in a window of its own. */
async function openForm(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/page.css`);
  const isFirst = context.pages().length === 1;
  if (isFirst) await fileText(page, before);
  await page.goto(`${origin}/cms.html`);
  // The folder is asked for once.
  if (isFirst) await page.getByRole('button', { name: /Local Repository/ }).click();
  await expect(page.getByText('Quillmark')).toBeVisible();
  await page.evaluate(() => (location.hash = '#/collections/casinos/entries/quillmark'));
  return page;
}

async function save(page: Page, field: string, value: string): Promise<void> {
  // A window behind another draws no fields.
  await page.bringToFront();
  await page.locator(`.field[data-key-path="${field}"] input`).first().fill(value);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('a save changes one value, says so where another window was first, and asks no other host', async ({
  context,
}) => {
  test.slow();
  const asked: string[] = [];
  context.on('requestfinished', (request) => asked.push(new URL(request.url()).origin));
  await context.addInitScript(() =>
    Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  );
  const [first, second] = [await openForm(context), await openForm(context)];
  await save(first, 'initials', 'QX');
  await expect(first.getByText(/saved/i).first()).toBeVisible();
  const after = before.replace('initials: QM', 'initials: QX');
  expect(after).not.toBe(before);
  expect(await fileText(first)).toBe(after);

  await save(second, 'name', 'Quillmark Two');
  await expect(second.getByText(/was changed in another window/)).toBeVisible();
  expect(await fileText(second)).toBe(after);
  await second.getByRole('button', { name: 'OK' }).click();
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText(/saved/i).filter({ visible: true }).first()).toBeVisible();
  expect(await fileText(second)).toBe(before.replace('name: Quillmark', 'name: Quillmark Two'));
  expect([...new Set(asked)].filter((host) => host !== 'null')).toEqual([origin]);
});
