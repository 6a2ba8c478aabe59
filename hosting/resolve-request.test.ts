import { expect, test } from 'vitest';
import { resolveRequest } from './resolve-request.ts';

/** Some servers refuse these by themselves; all else is tested on the servers, in tests/hosting. */
test.each(['/%zz', '/%a', '/%', '/caf\u00e9'])('refuses %s', (target) => {
  expect(resolveRequest(target, () => true)).toEqual({ kind: 'refused', status: 400 });
});
