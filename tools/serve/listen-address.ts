import { isIP } from 'node:net';

/** Where a server is to listen: at each of the hosts, at one port; 0 for any that is free. */
export type ListenAddress = { hosts: readonly string[]; port: number };

export type AddressSettings = { HOST?: string | undefined; PORT?: string | undefined };

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;

/** This machine and no other, by both versions of IP: browsers try either for localhost. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/**
 * Reads HOST and PORT. Without them the server listens on this machine alone. `machineName` is what
 * some shells put into HOST by themselves (tcsh, zsh), so that counts as nothing said.
 */
export function readListenAddress(
  { HOST, PORT }: AddressSettings,
  machineName: string,
): { ok: true; address: ListenAddress } | { ok: false; reason: string } {
  const port = PORT === undefined ? DEFAULT_PORT : /^\d+$/.test(PORT) ? Number(PORT) : NaN;
  if (!(port <= HIGHEST_PORT)) {
    return {
      ok: false,
      reason: `PORT must be a whole number from 1 to ${HIGHEST_PORT}, or 0 for any that is free; found ${JSON.stringify(PORT)}.`,
    };
  }
  const isUnsaid = HOST === undefined || HOST === machineName || HOST === 'localhost';
  if (isUnsaid) return { ok: true, address: { hosts: LOOPBACK, port } };
  if (isIP(HOST) === 0) {
    return {
      ok: false,
      reason: `HOST must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them; found ${JSON.stringify(HOST)}.`,
    };
  }
  return { ok: true, address: { hosts: [HOST], port } };
}

const WILDCARDS = ['0.0.0.0', '::'];

/** What the server says once it listens: where it is, and whether others can reach it. */
export function describeAddress(
  { hosts, port }: ListenAddress,
  addressesOfMachine: readonly string[],
): string {
  const urlOf = (host: string) => `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  const [host = ''] = hosts;
  const isAll = WILDCARDS.includes(host);
  const isLocal = hosts.every((each) => each === '::1' || each.startsWith('127.'));
  if (isLocal) {
    const isDefault = hosts.includes('127.0.0.1');
    return `Edgewise is at ${isDefault ? `http://localhost:${port}` : urlOf(host)} for this machine alone`;
  }
  if (!isAll) return `Edgewise is at ${urlOf(host)}, and who can reach that address can read it`;
  const others = addressesOfMachine.filter((address) => host === '::' || isIP(address) === 4);
  const list = ['localhost', ...others].map((each) =>
    isIP(each) ? urlOf(each) : `http://${each}:${port}`,
  );
  return `Edgewise is at ${list.join(', ')}, and who can reach this machine can read it`;
}
