import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

type Request = {
  target: string;
  method?: string;
  headers?: Record<string, string>;
  overTls?: boolean;
};

/** Sends a path as it is written, where `fetch` would tidy it. Over TLS nobody asks who signed the certificate. */
export async function send(
  { port }: { port: number },
  { target, overTls = false, ...options }: Request,
) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = overTls ? overHttps : overHttp;
  // Caddy signs a certificate for this name alone.
  const host = overTls ? 'localhost' : '127.0.0.1';
  const own = { host, port, path: target, agent: false, rejectUnauthorized: false };
  request({ ...own, ...options }, resolve)
    .on('error', reject)
    .end();
  const response = await promise;
  const body = await buffer(response);
  const headers = response.headers as Record<string, string | undefined>;
  return { status: response.statusCode, headers, body: decoded(body, headers['content-encoding']) };
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0 || encoding === undefined) return body;
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}
