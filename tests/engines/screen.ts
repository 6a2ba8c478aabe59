import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen of memory, for a browser that has no mode without a window. */
export type Screen = {
  /** As DISPLAY names it. */
  display: string;
  close: () => void;
};

export async function openScreen(): Promise<Screen> {
  // The server takes the first number that is free, and writes it to the fourth stream.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1000x900x24', '-nocursor'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] ?? server, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, close: () => server.kill() };
}
