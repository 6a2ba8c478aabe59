import { existsSync } from 'node:fs';
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { PROGRAMS } from '#tools/test/programs.ts';
import { type Engine, type EngineOptions, type Tab, WINDOW } from './engine.ts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export async function startByPuppeteer(
  name: 'chromium' | 'firefox',
  options: EngineOptions = {},
): Promise<Engine> {
  const { display, width = WINDOW.width, height = WINDOW.height } = options;
  const browser = await puppeteer.launch({
    ...(name === 'chromium' ? chromiumSettings(options) : firefoxSettings(options)),
    headless: display === undefined,
    defaultViewport: display === undefined ? { width, height } : null,
    ...(display !== undefined && { env: { ...process.env, DISPLAY: display } }),
  });
  return {
    name,
    version: await browser.version(),
    openTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // Chromium may still be putting the tab's first frame into place.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const slowProcessor = (times: number) => page.emulateCPUThrottling(times);
      return {
        ...tabOf(page, () => context.close()),
        slowProcessor: name === 'chromium' ? slowProcessor : null,
      };
    },
    close: () => browser.close(),
  };
}

function chromiumSettings(options: EngineOptions) {
  const { width = WINDOW.width, height = WINDOW.height, backForwardCache = true } = options;
  return {
    executablePath: PROGRAMS.chromium.find() ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--window-size=${width},${height}`,
      '--window-position=0,0',
      `--blink-settings=preferredColorScheme=${options.dark === true ? 0 : 1}`,
      ...(backForwardCache ? [] : ['--disable-features=BackForwardCache']),
    ],
  };
}

function firefoxSettings(options: EngineOptions) {
  const { width = WINDOW.width, height = WINDOW.height, backForwardCache = true } = options;
  const executablePath = process.env['FIREFOX'] ?? FIREFOX.find(existsSync);
  if (executablePath === undefined) throw new Error('No Firefox was found: install firefox-esr');
  return {
    browser: 'firefox' as const,
    executablePath,
    args: [`--width=${width}`, `--height=${height}`],
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': options.dark === true ? 0 : 1,
      ...(!backForwardCache && { 'browser.sessionhistory.max_total_viewers': 0 }),
    },
  };
}

function tabOf(page: Page, close: () => Promise<void>): Omit<Tab, 'slowProcessor'> {
  const element = async (selector: string) => {
    const found = await page.waitForSelector(selector);
    if (found === null) throw new Error(`Expected ${selector} on ${page.url()}`);
    return found;
  };
  return {
    goTo: async (address) => {
      try {
        await page.goto(address, { waitUntil: 'load' });
      } catch (error) {
        // On a busy machine the tab's first frame may be put into place even now.
        if (!(error instanceof Error && /detached/.test(error.message))) throw error;
        await page.goto(address, { waitUntil: 'load' });
      }
    },
    evaluate: (run, ...given) =>
      page.evaluate(run as (...all: unknown[]) => unknown, ...given) as never,
    click: async (selector, pressMs = 0) => {
      await (await element(selector)).click({ delay: pressMs });
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    type: async (selector, text) => (await element(selector)).type(text),
    goBack: async () => void (await page.evaluate(() => setTimeout(() => history.back()))),
    goForward: async () => void (await page.evaluate(() => setTimeout(() => history.forward()))),
    close,
  };
}
