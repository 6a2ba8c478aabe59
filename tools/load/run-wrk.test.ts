import { expect, test } from 'vitest';
import { parseWrk } from './run-wrk.ts';

/** In the form that wrk 4.1.0 prints. */
const QUIET = `Running 10s test @ http://127.0.0.1:4321/
  2 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.94ms    1.02ms  24.37ms   88.40%
    Req/Sec     5.48k   400.00     6.20k    71.00%
  Latency Distribution
     50%  850.00us
     75%    3.10ms
     90%    3.90ms
     99%    1.20s
  109240 requests in 10.01s, 2.10GB read
Requests/sec:  10913.08
Transfer/sec:    214.70MB
`;

const TROUBLED = QUIET.replace(
  'Requests/sec:',
  '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 55\nRequests/sec:',
);

test('rates and latencies are read with their units', () => {
  expect(parseWrk(QUIET)).toEqual({
    requestsPerSecond: 10913.08,
    p50Ms: 0.85,
    p99Ms: 1200,
    socketErrors: 0,
    refusals: 0,
  });
});

test('errors of sockets are added up and refusals counted apart', () => {
  expect(parseWrk(TROUBLED)).toMatchObject({ socketErrors: 10, refusals: 55 });
});

test('an output without the figures is an error that shows it', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});
