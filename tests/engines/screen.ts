import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Virtual screen, for a browser without a headless mode. */
export type Screen = {
  /** Value of DISPLAY. */
  display: string;
  close: () => void;
};

export async function openScreen(): Promise<Screen> {
  // The server takes the first free number and writes it to file descriptor 3.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1000x900x24', '-nocursor'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] ?? server, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, close: () => server.kill() };
}
