import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type RawRequest = {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  overTls?: boolean;
};

export type RawResponse = {
  status: number;
  /** Names in lower case; values of a repeated header are joined by " AND ". */
  headers: Record<string, string>;
  body: Buffer;
};

/** Opens a connection to this machine, over TLS without verifying the certificate. */
export const openSocket = (port: number, overTls: boolean): Socket =>
  overTls
    ? connectTls({ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false })
    : connect(port, '127.0.0.1');

/** Sends a request verbatim, without normalising the target. */
export function sendRaw(port: number, request: RawRequest): Promise<RawResponse> {
  const { method = 'GET', target, headers = {}, overTls = false } = request;
  const host = `${overTls ? 'localhost' : '127.0.0.1'}:${port}`;
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers });
  const text = [
    `${method} ${target} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = openSocket(port, overTls);
    socket.write(Buffer.from(text, 'latin1'));
    socket.setTimeout(5000, () => socket.destroy(new Error(`No answer within 5 s to ${target}`)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parseResponse(Buffer.concat(chunks))));
  });
}

function parseResponse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line.toLowerCase()) ?? [];
    const written = line.slice(line.length - value.length);
    headers[name] = name in headers ? `${headers[name]} AND ${written}` : written;
  }
  const rest = bytes.subarray(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? joinChunks(rest) : rest;
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const length = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
  return Buffer.concat(chunks);
}

export function decodeBody({ headers, body }: RawResponse): Buffer {
  const encoding = headers['content-encoding'];
  if (body.length === 0 || encoding === undefined) return body;
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}
