import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits);
}
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addAddress('::', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** True if an address names this machine or its own network, where a redirect from outside has no business. */
export function isPrivateAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version === 0) return /(?:^|\.)(?:localhost|local|internal)$/.test(host);
  return PRIVATE.check(host, version === 6 ? 'ipv6' : 'ipv4');
}
