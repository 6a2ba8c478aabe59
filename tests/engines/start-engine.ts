import type { Engine, EngineName, EngineOptions } from './engine.ts';
import { startByPuppeteer } from './puppeteer-engine.ts';
import { startWebKit } from './webkit-engine.ts';

/** Starts a browser of that family. Throws in one line that says what is missing. */
export async function startEngine(name: EngineName, options: EngineOptions = {}): Promise<Engine> {
  if (name !== 'webkit') return startByPuppeteer(name, options);
  const { display } = options;
  if (display === undefined) throw new Error('Expected a display: WebKitGTK has a window always');
  return startWebKit({ ...options, display });
}
