import { spawn } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SIZE = { width: 1000, height: 800 };
/** Where X servers put their sockets: a number without one is free. */
const SOCKETS = '/tmp/.X11-unix';

export type Colour = readonly [red: number, green: number, blue: number];

export type Screen = {
  /** As DISPLAY names it. */
  display: string;
  /** What stands on the screen at this moment, at so many places spread over it. */
  look: () => Colour[];
  /** Keeps all that stands on it as a picture (an X window dump). */
  keep: (file: string) => void;
  close: () => void;
};

/** A screen of memory, which any browser with a window can draw on and whose pixels can be read at once. */
export async function openScreen(): Promise<Screen> {
  const folder = mkdtempSync(path.join(tmpdir(), 'edgewise-screen-'));
  const number = freeDisplay();
  const display = `:${number}`;
  const server = spawn(
    'Xvfb',
    [display, '-screen', '0', `${SIZE.width}x${SIZE.height}x24`, '-fbdir', folder, '-nocursor'],
    { stdio: 'ignore' },
  );
  const file = path.join(folder, 'Xvfb_screen0');
  await new Promise<void>((resolve, reject) => {
    server.on('error', () => reject(new Error('No Xvfb was found: install the package xvfb')));
    const poll = setInterval(() => {
      if (!existsSync(`${SOCKETS}/X${number}`) || !existsSync(file)) return;
      clearInterval(poll);
      resolve();
    }, 20);
  });
  const picture = openSync(file, 'r');
  const { offset, bytesPerLine } = readLayout(picture);
  return {
    display,
    look: () =>
      ROWS.flatMap((y) => {
        const line = Buffer.alloc(bytesPerLine);
        readSync(picture, line, 0, bytesPerLine, offset + y * bytesPerLine);
        return COLUMNS.map((x) => readPixel(line, x * 4));
      }),
    keep: (copy) => copyFileSync(file, copy),
    close: () => {
      closeSync(picture);
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A grid over what lies below the bars of a browser's window. */
const COLUMNS = Array.from({ length: 12 }, (_, column) => 30 + 78 * column);
const ROWS = Array.from({ length: 12 }, (_, row) => 180 + 48 * row);

function freeDisplay(): number {
  for (let number = 90; ; number++) {
    if (!existsSync(`${SOCKETS}/X${number}`) && !existsSync(`/tmp/.X${number}-lock`)) return number;
  }
}

/** The head of an X window dump: 25 numbers of 32 bits, then its name, then a table of colours. */
function readLayout(picture: number): { offset: number; bytesPerLine: number } {
  const head = Buffer.alloc(100);
  readSync(picture, head, 0, 100, 0);
  const [headBytes, bytesPerLine, colours] = [0, 12 * 4, 19 * 4].map((at) => head.readUInt32BE(at));
  if (headBytes === undefined || bytesPerLine === undefined || colours === undefined) {
    throw new Error('Expected an X window dump');
  }
  return { offset: headBytes + colours * 12, bytesPerLine };
}

function readPixel(line: Buffer, at: number): Colour {
  return [line[at + 2] ?? 0, line[at + 1] ?? 0, line[at] ?? 0];
}
