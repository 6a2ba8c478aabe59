import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { LOOPBACK } from '#tools/serve/listen.ts';
import { freePort } from '../free-port.ts';
import { type Engine, type Tab, waitUntil } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const PATIENCE_MS = 60_000;
const START_MS = 15_000;

/** WebKitGTK's MiniBrowser over WebDriver, on an X display: it has no mode without a window. */
export async function startWebKit(display: string): Promise<Engine> {
  if (!existsSync(DRIVER)) throw new Error('No WebKitGTK was found: install webkit2gtk-driver');
  let service: ChildProcess | undefined;
  const start = async () => {
    service?.kill();
    const port = await freePort();
    service = startService(display, port);
    const late = setTimeout(START_MS, undefined, { ref: false }).then(() => {
      throw new Error(`WebKit opened no session within ${START_MS / 1000} s`);
    });
    return Promise.race([openSession(port), late]);
  };
  // Under load, one start in twenty leaves a browser that never answers; the next one does.
  const driver = await start().catch(start);
  return {
    openTab: async (size) => {
      const first = await driver.getWindowHandle();
      // A second tab would be hidden, and draw nothing.
      await driver.switchTo().newWindow('window');
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
      return tabOf(driver, first);
    },
    close: async () => {
      await driver.quit();
      service?.kill();
    },
  };
}

const startService = (display: string, port: number) =>
  spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // OpenGL painting without a graphics card takes a fifth more processor time.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      // The sandbox needs rights that a container has not.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });

async function openSession(port: number): Promise<WebDriver> {
  // The service needs a moment to listen.
  await waitUntil(async () => (await fetch(`http://${LOOPBACK}:${port}/status`)).ok, START_MS);
  return new Builder()
    .usingServer(`http://${LOOPBACK}:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'normal',
      'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
    })
    .build();
}

/** A second window; the first stays open, because a browser without windows quits. */
function tabOf(driver: WebDriver, first: string): Tab {
  const element = (selector: string) =>
    driver.wait(until.elementLocated(By.css(selector)), PATIENCE_MS);
  const evaluate = (run: (...given: never[]) => unknown, ...given: unknown[]) =>
    driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
       Promise.resolve((${run})(...[...arguments].slice(0, -1))).then(done);`,
      ...given,
    );
  const click = async (selector: string) => {
    const target = await element(selector);
    // Coordinates instead of the element: the driver refuses to click covered elements.
    const place = await driver.executeScript<{ x: number; y: number }>(
      `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
       const { x, y, width, height } = arguments[0].getClientRects()[0];
       return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`,
      target,
    );
    const pointer = driver.actions({ async: true });
    await pointer.move(place).press().release().perform();
  };
  return {
    goTo: (address) => driver.get(address),
    evaluate: evaluate as Tab['evaluate'],
    click,
    press: async (key) => {
      const named = (Key as unknown as Record<string, string>)[key.toUpperCase()];
      await driver
        .actions({ async: true })
        .sendKeys(named ?? key)
        .perform();
    },
    type: async (selector, text) => {
      await click(selector);
      await driver.actions({ async: true }).sendKeys(text).perform();
    },
    goBack: async () => void (await driver.executeScript('setTimeout(() => history.back())')),
    goForward: async () => void (await driver.executeScript('setTimeout(() => history.forward())')),
    close: async () => {
      // Storage outlives the tab.
      await driver.executeScript('localStorage.clear()');
      await driver.close();
      await driver.switchTo().window(first);
    },
  };
}
