import type { YamlReader } from './kept-yaml.ts';
import { readYaml } from './read-yaml.ts';

/** As long as this process lasts, by the text and the line that it begins on. */
const readBefore = new Map<string, ReturnType<YamlReader>>();

/**
 * Reads as `readYaml` does, and a text once. Under `npm run dev` a saved file has its whole collection read again, by
 * each collection that goes by it: of fifteen casinos that took longer than to draw the page anew. Nobody
 * may change what it gives.
 */
export const rememberedYaml: YamlReader = (text, firstLine = 1) => {
  const key = `${firstLine}:${text}`;
  const read = readBefore.get(key) ?? readYaml(text, firstLine);
  readBefore.set(key, read);
  return read;
};
