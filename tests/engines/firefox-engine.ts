import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { PROGRAMS } from '#tools/test/programs.ts';
import type { Engine, Tab } from './engine.ts';

/** Firefox without a window, over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAMS.firefox.find() ?? 'firefox',
  });
  return {
    openTab: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return tabOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const element = async (selector: string) => {
    const found = await page.waitForSelector(selector);
    if (found === null) throw new Error(`Expected ${selector} on ${page.url()}`);
    return found;
  };
  return {
    goTo: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: (run, ...given) =>
      page.evaluate(run as (...all: unknown[]) => unknown, ...given) as never,
    click: async (selector) => (await element(selector)).click(),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: async (selector, text) => (await element(selector)).type(text),
    goBack: async () => void (await page.evaluate(() => setTimeout(() => history.back()))),
    goForward: async () => void (await page.evaluate(() => setTimeout(() => history.forward()))),
    close,
  };
}
