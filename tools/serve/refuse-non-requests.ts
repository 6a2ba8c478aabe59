import type { Server, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What Node's parser says of bytes that are no request, and the answer to each; all else is 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what never becomes a request, such as bytes that are no HTTP, in Node's place: with the
 * headers of every answer. An answer that is under way on the connection comes to its end first.
 */
export function refuseNonRequests(
  server: Server,
  headers: () => Readonly<Record<string, string>>,
): void {
  const underWay = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => underWay.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const refuse = () => {
      if (socket.writable && error.code !== 'ECONNRESET') socket.end(answer(status, headers()));
      else socket.destroy();
    };
    const response = underWay.get(socket);
    if (response === undefined || response.writableFinished) refuse();
    else response.once('close', refuse);
  });
  server.on('connect', (_request, socket: Socket) => {
    socket.end(answer(405, { Allow: 'GET, HEAD', ...headers() }));
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, { ...headers(), Connection: 'close' }).end();
  });
}

function answer(status: number, headers: Readonly<Record<string, string>>): string {
  const all = { ...headers, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
}
