import { median } from 'simple-statistics';
import { type EngineName, ENGINES } from '../engines/engine.ts';
import { openScreen } from '../engines/screen.ts';
import { startEngine } from '../engines/start-engine.ts';
import {
  type ComeBack,
  leaveReady,
  measureBack,
  measureRouteChange,
  openSettled,
  type RouteChange,
  withRecorder,
} from './engine-change.ts';
import { NO_DELAY, overLine, SLOW_LINE } from './slow-line.ts';
import { WAYS_BACK } from './ways-back.ts';

const PHONE = { width: 390, height: 844 };

export type Conditions = {
  engine: EngineName;
  line: 'none' | 'slow 4G';
  slowness: number;
  /** Whether pages that are left may be kept in memory; WebKitGTK cannot be told. */
  keepsPages: boolean;
};

/**
 * All three as they are, on a screen that is looked at, and on a slow line; Chromium there also as a phone
 * with a slow processor and without a window, whose drawing would be slowed down too. Two of them once
 * more with a memory that keeps no page.
 */
export const CONDITIONS: readonly Conditions[] = [
  ...ENGINES.flatMap((engine) => [
    { engine, line: 'none', slowness: 1, keepsPages: true } as const,
    { engine, line: 'slow 4G', slowness: 1, keepsPages: true } as const,
  ]),
  { engine: 'chromium', line: 'slow 4G', slowness: 4, keepsPages: true },
  { engine: 'chromium', line: 'slow 4G', slowness: 4, keepsPages: false },
  { engine: 'firefox', line: 'slow 4G', slowness: 1, keepsPages: false },
];

export type Measured = { version: string; there: RouteChange[]; back: ComeBack[] };

/**
 * So many changes of route and ways back on a built site that is served there, in dark colours: a ground
 * that a browser shows by itself is white.
 */
export async function measureEngine(
  site: string,
  { engine: name, line, slowness, keepsPages }: Conditions,
  runs: number,
): Promise<Measured> {
  const delay = line === 'none' ? NO_DELAY : SLOW_LINE;
  const { origin, stop } = await overLine(site, delay, withRecorder);
  const screen = slowness > 1 ? null : await openScreen();
  try {
    const where = screen === null ? PHONE : { display: screen.display };
    const engine = await startEngine(name, { ...where, dark: true, backForwardCache: keepsPages });
    const measured: Measured = { version: engine.version, there: [], back: [] };
    for (let run = 0; run < runs; run++) {
      const way = WAYS_BACK[run % WAYS_BACK.length] ?? WAYS_BACK[0];
      const tab = await openSettled(engine, `${origin}${way.start}`, slowness);
      await leaveReady(tab, way);
      measured.there.push(await measureRouteChange(tab, screen, way.target));
      measured.back.push(await measureBack(tab, screen, way.left));
      await tab.close();
    }
    await engine.close();
    return measured;
  } finally {
    screen?.close();
    stop();
  }
}

/** The rows of the table for one set of conditions; an engine that is missing is named in one. */
export async function engineRow(
  site: string,
  conditions: Conditions,
  runs: number,
): Promise<string[]> {
  const { engine, line, slowness, keepsPages } = conditions;
  const where = [
    line,
    ...(slowness > 1 ? [`processor ${slowness} times slower`] : []),
    ...(keepsPages ? [] : ['no page kept']),
  ].join(', ');
  let measured: Measured;
  try {
    measured = await measureEngine(site, conditions, runs);
  } catch (error) {
    if (!(error instanceof Error && /was found/.test(error.message))) throw error;
    return [engine, where, `not measured: ${error.message}`, '', '', '', '', ''];
  }
  const { version, there, back } = measured;
  const ms = (all: readonly RouteChange[], figure: (one: RouteChange) => number) => {
    const figures = all.map(figure);
    const [middle, worst] = [median(figures), Math.max(...figures)].map((figure) =>
      Number.isFinite(figure) ? String(Math.round(figure)) : 'never',
    );
    return `${middle} (${worst}) ms`;
  };
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
      : `${Math.round(median(foreign))} (${Math.round(Math.max(...foreign))}) ms`,
  ];
}
