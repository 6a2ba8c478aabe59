import { sum } from 'simple-statistics';
import type { MeasuredBuild } from './build-copy.ts';
import type { FilterTimes } from './filter-times.ts';
import type { PagesMeasured } from './measure-pages.ts';

export type ScaleRun = PagesMeasured &
  MeasuredBuild & {
    count: number;
    changedWord: MeasuredBuild;
    changedFact: MeasuredBuild;
    filters: FilterTimes;
  };

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
const whole = (value: number) => value.toLocaleString('en-GB');
const ratio = (value: number, before: number | undefined) =>
  before === undefined ? '' : ` (× ${(value / before).toFixed(2)})`;

const timed = (seconds: number, before: number | undefined) =>
  `${seconds.toFixed(1)} s${ratio(seconds, before)}`;
const wholeBuild = ({ seconds }: MeasuredBuild) => sum(Object.values(seconds));

const tableOf = (rows: readonly (readonly string[])[]) => {
  const [head = [], ...body] = rows;
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
};

/** What the runs show, as Markdown: time and memory, the steps, the largest file of each kind. */
export function scaleReport(runs: readonly ScaleRun[]): string {
  const builds = tableOf([
    [
      ...['Generated of each', 'Pages', 'Build', 'Time a page', 'Processor time'],
      ...['After a changed word', 'Processor time', 'After a changed fact', 'Processor time'],
      ...['Peak memory', 'Output', 'Output a page'],
    ],
    ...runs.map((run, index) => {
      const before = runs[index - 1];
      return [
        whole(run.count),
        `${whole(run.pageCount)}${ratio(run.pageCount, before?.pageCount)}`,
        timed(wholeBuild(run), before && wholeBuild(before)),
        `${((wholeBuild(run) * 1000) / run.pageCount).toFixed(1)} ms`,
        `${run.processorSeconds.toFixed(1)} s`,
        timed(wholeBuild(run.changedWord), before && wholeBuild(before.changedWord)),
        `${run.changedWord.processorSeconds.toFixed(1)} s`,
        timed(wholeBuild(run.changedFact), before && wholeBuild(before.changedFact)),
        `${run.changedFact.processorSeconds.toFixed(1)} s`,
        `${megabytes(run.peakBytes)}${ratio(run.peakBytes, before?.peakBytes)}`,
        `${megabytes(run.totalBytes)}${ratio(run.totalBytes, before?.totalBytes)}`,
        kilobytes(run.totalBytes / run.pageCount),
      ];
    }),
  ]);
  const steps = tableOf([
    ['Step', ...runs.map(({ count }) => `at ${whole(count)}`)],
    ...Object.keys(runs[0]?.seconds ?? {}).map((step) => [
      step,
      ...runs.map(({ seconds }, index) =>
        timed(seconds[step] ?? 0, runs[index - 1]?.seconds[step]),
      ),
    ]),
  ]);
  const filters = tableOf([
    ['Generated of each', 'Casinos in the table', 'A change of filter', 'of the slowest filter'],
    ...runs.map((run) => [
      whole(run.count),
      whole(run.filters.rowCount),
      `${run.filters.medianMs.toFixed(1)} ms`,
      `${run.filters.slowestMs.toFixed(1)} ms`,
    ]),
  ]);
  const kinds = [...new Set(runs.flatMap(({ largest }) => largest.map(({ kind }) => kind)))];
  const sizes = tableOf([
    ['Largest of its kind', ...runs.map(({ count }) => `at ${whole(count)}`)],
    ...kinds.map((kind) => {
      const found = runs.map(({ largest }) => largest.find((one) => one.kind === kind));
      return [
        kind,
        ...found.map((one, index) =>
          one === undefined
            ? 'none'
            : `${kilobytes(one.bytes)}, ${kilobytes(one.brotliBytes)} with Brotli${ratio(one.bytes, found[index - 1]?.bytes)}`,
        ),
      ];
    }),
  ]);
  return `Casinos, bonuses and articles generated from the samples and added to them, so many of each.
Ratios are to the run before. Times are those of the whole build, which begins with nothing that earlier builds
have kept; processor time, of all cores, and memory are those of the build's own process, beside which Pagefind has
one of its own. Then a word of one article is
changed and the site built again; then how long one casino takes to pay out, by which it moves in the ranking.

### Time and memory

${builds}

### Steps of the build

${steps}

### Filters of the comparison table

From the click on a chip in Chromium, not slowed down, to the table changed and laid out: medians. A
frame at 60 a second lasts 16.7 ms.

${filters}

### Sizes

${sizes}`;
}
