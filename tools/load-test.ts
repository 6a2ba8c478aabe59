/**
 * `npm run load`: how many requests a second `npm start`, nginx and Caddy answer on loopback, and how
 * long an answer takes. It needs a built site, wrk (`apt-get install wrk`) and about three minutes;
 * a host that is not installed is skipped loudly. The figures go to docs/PROOF.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { HOSTS, type Host } from '#tests/hosting/hosts.ts';
import { copySite } from '#tests/hosting/site-copy.ts';
import { runWrk, type WrkResult } from './load/run-wrk.ts';
import { writeSection } from './proof/proof-file.ts';
import { readBuiltSite } from './serve/built-site.ts';

const LOAD = { threads: 2, connections: 32, seconds: 10 };
/** Before the figures count: a server that has just started is slower. */
const WARM_UP = { ...LOAD, seconds: 1 };

type Target = { name: string; address: string; status: 200 | 404 };

if (spawnSync('wrk', ['-v']).error !== undefined) {
  console.error('wrk is missing: apt-get install wrk');
  process.exitCode = 1;
} else {
  const site = copySite();
  try {
    const rows: string[] = [];
    for (const host of HOSTS) rows.push(...(await measureHost(host, site.folder)));
    const report = [
      `wrk with ${LOAD.threads} threads and ${LOAD.connections} connections for ${LOAD.seconds} s at each address, on the machine that serves, asking for`,
      'Brotli as browsers do. The server and wrk share the processors, so these are lower bounds.',
      '',
      '| Host | Address | Requests a second | p50 | p99 | Errors |',
      '| --- | --- | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n');
    console.log(report);
    writeSection('load', report);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(site.folder, { recursive: true, force: true });
  }
}

async function measureHost({ name, missing, start }: Host, site: string): Promise<string[]> {
  const reason = missing();
  if (reason !== null) {
    console.warn(`SKIPPED: ${name}, because ${reason}.`);
    return [`| ${name} | not measured: ${reason} | | | | |`];
  }
  const { headers } = readBuiltSite(site);
  const running = await start(site, headers);
  const origin = `http://127.0.0.1:${running.port}`;
  try {
    const rows: string[] = [];
    for (const target of targetsOf(site)) {
      await expectStatus(origin, target);
      await runWrk(`${origin}${target.address}`, WARM_UP);
      const result = await runWrk(`${origin}${target.address}`, LOAD);
      console.log(`${name} ${target.name}: ${Math.round(result.requestsPerSecond)} a second`);
      rows.push(rowOf(name, target, result));
    }
    return rows;
  } finally {
    await running.stop();
  }
}

function targetsOf(site: string): Target[] {
  const home = readFileSync(path.join(site, 'index.html'), 'utf8');
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1];
  if (asset === undefined) throw new Error('Expected a script in index.html, found none');
  return [
    { name: '`/`', address: '/', status: 200 },
    { name: '`/bonuses`', address: '/bonuses', status: 200 },
    { name: 'a hashed script', address: asset, status: 200 },
    { name: 'an unknown category', address: '/bonuses/no-such-kind', status: 200 },
    { name: 'a missing page', address: '/no-such-page', status: 404 },
  ];
}

/** A server that answers fast and wrong proves nothing. */
async function expectStatus(origin: string, { address, status }: Target): Promise<void> {
  const response = await fetch(`${origin}${address}`);
  await response.arrayBuffer();
  if (response.status !== status) {
    throw new Error(`Expected ${status} for ${address}, found ${response.status}`);
  }
}

function rowOf(host: string, { name, status }: Target, result: WrkResult): string {
  const { requestsPerSecond, p50Ms, p99Ms, socketErrors, refusals } = result;
  // At a page that is missing, 404 is the answer and no error.
  const errors = socketErrors + (status === 200 ? refusals : 0);
  const cells = [
    host,
    name,
    Math.round(requestsPerSecond).toLocaleString('en-GB'),
    `${p50Ms.toFixed(1)} ms`,
    `${p99Ms.toFixed(1)} ms`,
    String(errors),
  ];
  return `| ${cells.join(' | ')} |`;
}
