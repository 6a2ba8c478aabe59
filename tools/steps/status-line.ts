/** What lines are written to: a terminal or not. */
export type Output = Pick<NodeJS.WriteStream, 'write'> & {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
};

const CLEAR_LINE = '\r\u001b[2K';
/** A line drawn more often would only flicker. */
const REDRAW_MS = 100;

/** A last line that changes in place on a terminal; elsewhere there is none, and lines stand alone. */
export function statusLine(output: Output = process.stdout) {
  let shown = '';
  let drawnMs = -Infinity;
  const clear = () => {
    if (shown !== '') output.write(CLEAR_LINE);
    shown = '';
  };
  return {
    /** Puts another text into it, not more often than can be read. */
    show: (text: string) => {
      if (output.isTTY !== true || performance.now() - drawnMs < REDRAW_MS) return;
      drawnMs = performance.now();
      const line = text.slice(0, (output.columns ?? 80) - 1);
      if (line === shown) return;
      clear();
      // The cursor goes to its beginning: what another program says comes in its place.
      output.write(`${line}\r`);
      shown = line;
    },
    /** Writes a line above it, which stays. */
    print: (text: string) => {
      clear();
      output.write(`${text}\n`);
    },
    clear,
  };
}
