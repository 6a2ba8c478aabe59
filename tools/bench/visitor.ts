/**
 * Loads pages in a Chromium that listens to no errors. One driven by Playwright does, and V8 then parses all of React a
 * second time for the stacks of five errors that React makes as it loads: 50 ms that no visitor waits for.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** `blocking` is total blocking time: of each task after the first contentful paint, what it takes beyond 50 ms. */
export type Figures = { paint: number; blocking: number; shift: number };

/** Chrome's own “slow 4G”, as Lighthouse applies it, and a processor four times slower. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
export const SLOW_PROCESSOR = { rate: 4 };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };

/** Runs in the page: three seconds after its load the popup is open too. */
async function figuresOfPage(): Promise<Figures> {
  if (document.readyState !== 'complete') {
    await new Promise((done) => window.addEventListener('load', done));
  }
  await new Promise((done) => setTimeout(done, 3_500));
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => done([]), 200);
    });
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  const tasks = await entriesOf('longtask');
  const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
  const beyond = tasks.map(({ startTime, duration }) =>
    Math.max(0, startTime + duration - Math.max(startTime, paint) - 50),
  );
  return {
    paint,
    blocking: beyond.reduce((sum, ms) => sum + ms, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}

type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } };

export function startVisitor(program: string) {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-profile-'));
  const args = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`];
  const chromium = spawn(program, [...args, '--remote-debugging-pipe'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const commands = chromium.stdio[3] as Writable;
  const waiting = new Map<number, (answer: Answer) => void>();
  let unread = '';
  (chromium.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      waiting.get(answer.id ?? 0)?.(answer);
    }
  });
  const send = async (method: string, params: object, sessionId?: string) => {
    const id = waiting.size + 1;
    const answer = new Promise<Answer>((done) => waiting.set(id, done));
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answer;
    if (result === undefined) throw new Error(`${method}: ${error?.message}`);
    return result;
  };

  /** One load with an empty cache. */
  async function load(url: string): Promise<Figures> {
    const context = await send('Target.createBrowserContext', {});
    const target = await send('Target.createTarget', { url: 'about:blank', ...context });
    const { sessionId } = await send('Target.attachToTarget', { ...target, flatten: true });
    const inPage = (method: string, params: object) => send(method, params, sessionId as string);
    await inPage('Network.enable', {});
    await inPage('Network.emulateNetworkConditions', SLOW_4G);
    await inPage('Emulation.setDeviceMetricsOverride', PHONE);
    await inPage('Emulation.setTouchEmulationEnabled', { enabled: true });
    await inPage('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR);
    await inPage('Page.navigate', { url });
    const evaluated = await inPage('Runtime.evaluate', {
      expression: `(${figuresOfPage})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    await send('Target.disposeBrowserContext', context);
    return (evaluated['result'] as { value: Figures }).value;
  }

  function stop() {
    chromium.kill();
    chromium.once('close', () => rmSync(profile, { recursive: true, force: true }));
  }
  return { load, stop };
}
