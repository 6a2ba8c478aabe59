import { spawn } from 'node:child_process';

/** What wrk says of one run; latencies in milliseconds. */
export type WrkResult = {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Connections that failed, were cut off or timed out. */
  socketErrors: number;
  /** Answers with a status of 400 or above. */
  refusals: number;
};

export type WrkLoad = { threads: number; connections: number; seconds: number };

/** Asks for one address as fast as it is answered, for so many seconds. Throws with wrk's own words. */
export async function runWrk(
  url: string,
  { threads, connections, seconds }: WrkLoad,
): Promise<WrkResult> {
  const output = await run([
    `-t${threads}`,
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br, gzip',
    url,
  ]);
  return parseWrk(output);
}

const MS_BY_UNIT: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** Reads what wrk prints with `--latency`. Throws if a figure is missing. */
export function parseWrk(output: string): WrkResult {
  const find = (pattern: RegExp) => pattern.exec(output);
  const latency = (percentile: number): number => {
    const [, figure, unit = ''] =
      find(new RegExp(`^\\s*${percentile}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm')) ?? [];
    const factor = MS_BY_UNIT[unit];
    if (figure === undefined || factor === undefined) {
      throw new Error(`Expected the latency at ${percentile}% from wrk, found:\n${output}`);
    }
    return Number(figure) * factor;
  };
  const rate = find(/^Requests\/sec:\s+([\d.]+)/m)?.[1];
  if (rate === undefined) throw new Error(`Expected requests a second from wrk, found:\n${output}`);
  const sockets =
    find(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/) ?? [];
  return {
    requestsPerSecond: Number(rate),
    p50Ms: latency(50),
    p99Ms: latency(99),
    socketErrors: [...sockets].slice(1).reduce((sum, count) => sum + Number(count), 0),
    refusals: Number(find(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0),
  };
}

function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', args);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`wrk ended with ${code}:\n${output}`));
    });
  });
}
