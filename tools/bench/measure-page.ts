import lighthouse, { type Result } from 'lighthouse';

export type PageFigures = {
  firstContentfulPaintMs: number;
  largestContentfulPaintMs: number;
  totalBlockingTimeMs: number;
  layoutShift: number;
  bytes: number;
  /** For performance, of 100. */
  score: number;
};

/** Scored once: they do not hang on the speed of one run. */
const SCORED_ONCE = ['accessibility', 'best-practices', 'seo'];

/** Runs begun anew for a page, where Lighthouse lost hold of the browser. */
const ATTEMPTS = 3;

/**
 * One timed run of Lighthouse in the browser that listens on that port. It asks for performance alone:
 * what the other categories gather while the page loads would be counted with it.
 */
export async function measurePage(url: string, debuggingPort: number): Promise<PageFigures> {
  const result = await runLighthouse(url, debuggingPort, ['performance']);
  const figure = (id: string) => {
    const value = result.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Expected ${id} for ${url}, found none`);
    return value;
  };
  return {
    firstContentfulPaintMs: figure('first-contentful-paint'),
    largestContentfulPaintMs: figure('largest-contentful-paint'),
    totalBlockingTimeMs: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    score: scoreOf(result, 'performance'),
  };
}

/** Accessibility, best practices and SEO, each of 100. */
export async function scorePage(url: string, debuggingPort: number): Promise<number[]> {
  const result = await runLighthouse(url, debuggingPort, SCORED_ONCE);
  return SCORED_ONCE.map((category) => scoreOf(result, category));
}

async function runLighthouse(
  url: string,
  debuggingPort: number,
  onlyCategories: string[],
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await lighthouse(url, {
        port: debuggingPort,
        output: 'json',
        logLevel: 'error',
        formFactor: 'mobile',
        // Applied while the page loads rather than reckoned afterwards.
        throttlingMethod: 'devtools',
        onlyCategories,
      });
      if (result === undefined) throw new Error(`Expected figures for ${url}, found none`);
      const { runtimeError } = result.lhr;
      if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
      return result.lhr;
    } catch (error) {
      const lostHold = error instanceof Error && /protocol|session|target/i.test(error.message);
      if (!lostHold || attempt === ATTEMPTS) throw error;
    }
  }
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}
