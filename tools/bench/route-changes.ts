import { median } from 'simple-statistics';
import { type EngineName, ENGINES } from '../engines/engine.ts';
import { openScreen } from '../engines/screen.ts';
import { startEngine } from '../engines/start-engine.ts';
import {
  type ComeBack,
  measureBack,
  measureRouteChange,
  notePlace,
  openSettled,
  type RouteChange,
  withRecorder,
} from './route-change.ts';
import { NO_DELAY, overLine, SLOW_LINE } from './slow-line.ts';

/** Where each run begins, with an answer opened: it goes on to the target, and back. */
const START = '/faq';
export const TARGET = '/contact';

const PHONE = { width: 390, height: 844 };

type Conditions = { engine: EngineName; line: 'none' | 'slow 4G'; slowness: number };

/**
 * All three as they are, on a screen that is looked at, and on a slow line; Chromium there as a phone with
 * a slow processor and without a window, whose drawing would be slowed down too.
 */
export const CONDITIONS: readonly Conditions[] = ENGINES.flatMap((engine) => [
  { engine, line: 'none', slowness: 1 } as const,
  { engine, line: 'slow 4G', slowness: engine === 'chromium' ? 4 : 1 } as const,
]);

export type Measured = { version: string; there: RouteChange[]; back: ComeBack[] };

/** So many changes of route and ways back on a built site that is served there. */
export async function measureRouteChanges(
  site: string,
  { engine: name, line, slowness }: Conditions,
  runs: number,
): Promise<Measured> {
  const { origin, stop } = await overLine(
    site,
    line === 'none' ? NO_DELAY : SLOW_LINE,
    withRecorder,
  );
  const screen = await openScreen();
  try {
    const options = slowness > 1 ? PHONE : { display: screen.display };
    const engine = await startEngine(name, options);
    const measured: Measured = { version: engine.version, there: [], back: [] };
    for (let run = 0; run < runs; run++) {
      const tab = await openSettled(engine, `${origin}${START}`, slowness);
      await notePlace(tab, TARGET);
      measured.there.push(await measureRouteChange(tab, screen, TARGET));
      measured.back.push(await measureBack(tab, screen, START));
      await tab.close();
    }
    await engine.close();
    return measured;
  } finally {
    screen.close();
    stop();
  }
}

/** The rows of the table for one set of conditions; an engine that is missing is named in one. */
export async function routeChangeRow(
  site: string,
  conditions: Conditions,
  runs: number,
): Promise<string[]> {
  const { engine, line, slowness } = conditions;
  const where = `${line}${slowness > 1 ? `, processor ${slowness} times slower` : ''}`;
  let measured: Measured;
  try {
    measured = await measureRouteChanges(site, conditions, runs);
  } catch (error) {
    if (!(error instanceof Error && /was found/.test(error.message))) throw error;
    return [engine, where, `not measured: ${error.message}`, '', '', '', '', ''];
  }
  const { version, there, back } = measured;
  const ms = (all: readonly RouteChange[], figure: (one: RouteChange) => number) =>
    `${Math.round(median(all.map(figure)))} ms`;
  const foreign = [...there, ...back].map(({ foreignMs }) => foreignMs);
  return [
    version,
    where,
    ms(there, (one) => one.coveredMs),
    ms(there, (one) => one.completeMs),
    ms(back, (one) => one.coveredMs),
    ms(back, (one) => one.completeMs),
    `${Math.max(...back.map(({ placeOffBy }) => placeOffBy))} px, ${back.filter(({ isStateKept }) => isStateKept).length} of ${back.length}`,
    slowness > 1
      ? 'not looked at'
      : `${Math.round(median(foreign))} ms, at most ${Math.round(Math.max(...foreign))} ms`,
  ];
}
