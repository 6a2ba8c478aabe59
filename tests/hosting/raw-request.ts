import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type RawRequest = {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  body?: string;
};

export type RawResponse = {
  status: number;
  /** Names in lower case; a header that came more than once has more than one value. */
  headers: Map<string, string[]>;
  body: Buffer;
};

/** Sends a request exactly as it is written: no client tidies up the target on the way. */
export function sendRaw(port: number, request: RawRequest): Promise<RawResponse> {
  const { method = 'GET', target, headers = {}, body = '' } = request;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries({ Host: `127.0.0.1:${port}`, Connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    ...(body === '' ? [] : [`Content-Length: ${body.length}`]),
  ];
  return sendText(port, `${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Sends what may be no request at all, and reads one answer. */
export function sendText(port: number, text: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => void socket.write(Buffer.from(text, 'latin1')));
    socket.setTimeout(5000, () => {
      socket.destroy(new Error(`No answer within 5 s to ${text.slice(0, 60)}`));
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      try {
        resolve(parseResponse(Buffer.concat(chunks)));
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

function parseResponse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) throw new Error(`Expected an HTTP response, found ${bytes.length} bytes`);
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  const rest = bytes.subarray(end + 4);
  const isChunked = headers.get('transfer-encoding')?.[0] === 'chunked';
  return {
    status: Number(statusLine.split(' ')[1]),
    headers,
    body: isChunked ? joinChunks(rest) : rest,
  };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const length = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (length === 0) break;
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
  return Buffer.concat(chunks);
}

/** The body as it was before it was compressed. */
export function decodeBody({ headers, body }: RawResponse): Buffer {
  const encoding = headers.get('content-encoding')?.[0];
  if (body.length === 0 || encoding === undefined) return body;
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
}
