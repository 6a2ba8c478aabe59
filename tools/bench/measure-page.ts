import lighthouse from 'lighthouse';

export type PageFigures = {
  firstContentfulPaintMs: number;
  largestContentfulPaintMs: number;
  totalBlockingTimeMs: number;
  layoutShift: number;
  bytes: number;
  /** Of 100, by category. */
  scores: Record<string, number>;
};

export const ALL_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof ALL_CATEGORIES)[number];

/** Runs begun anew for a page, where Lighthouse lost hold of the browser. */
const ATTEMPTS = 3;

/** One run of Lighthouse in the browser that listens on that port. */
export async function measurePage(
  url: string,
  debuggingPort: number,
  categories: readonly Category[],
): Promise<PageFigures> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runLighthouse(url, debuggingPort, categories);
    } catch (error) {
      const lostHold = error instanceof Error && /protocol|session|target/i.test(error.message);
      if (!lostHold || attempt === ATTEMPTS) throw error;
    }
  }
}

async function runLighthouse(
  url: string,
  debuggingPort: number,
  onlyCategories: readonly Category[],
): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    // Applied while the page loads rather than reckoned afterwards.
    throttlingMethod: 'devtools',
    onlyCategories: [...onlyCategories],
  });
  if (result === undefined) throw new Error(`Expected figures for ${url}, found none`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const figure = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Expected ${id} for ${url}, found none`);
    return value;
  };
  return {
    firstContentfulPaintMs: figure('first-contentful-paint'),
    largestContentfulPaintMs: figure('largest-contentful-paint'),
    totalBlockingTimeMs: figure('total-blocking-time'),
    layoutShift: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
  };
}
