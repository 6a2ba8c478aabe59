import type { Engine, EngineName, EngineOptions } from './engine.ts';
import { startByPuppeteer } from './puppeteer-engine.ts';
import { startWebKit } from './webkit-engine.ts';

/** Starts a browser of that family on a screen. Throws in one line that says what is missing. */
export function startEngine(
  name: EngineName,
  options: EngineOptions & { display: string },
): Promise<Engine> {
  return name === 'webkit' ? startWebKit(options) : startByPuppeteer(name, options);
}
