/** Editor in a browser: Sveltia CMS, with files read and written in the style of the content. */
import CMS, { type CmsConfig } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { plainYaml } from '../plain-yaml.ts';
import type { Format } from './cms-settings.ts';
import { fromForm, toForm } from './form-data.ts';
import { isSame, withValues } from './keep-style.ts';
import { refuseStale } from './refuse-stale.ts';

type Fields = Record<string, unknown>;

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n\n?([\s\S]*)$/;

function register(format: string, { schema, extension, isSingle }: Format): void {
  // The CMS hands over the values of a file without the text that they are from.
  const texts: { yaml: string; fields: Fields }[] = [];
  const remember = (yaml: string): Fields => {
    const fields = (parse(yaml) ?? {}) as Fields;
    texts.unshift({ yaml, fields });
    return fields;
  };
  const write = (fields: Fields): string => {
    const before = isSingle ? texts[0]?.yaml : mostAlike(texts, fields);
    const yaml =
      before === undefined
        ? plainYaml(stringify(fields, { lineWidth: 0 }), schema)
        : withValues(before, fields);
    remember(yaml);
    return yaml;
  };
  CMS.registerCustomFormat(format, extension, {
    fromFile: (text) => {
      const whole = `${text}\n`;
      const [, yaml = whole, body] = FRONT_MATTER.exec(whole) ?? [];
      const form = toForm(remember(yaml), schema) as Fields;
      return body === undefined ? form : { ...form, body: body.trimEnd() };
    },
    toFile: ({ body, ...form }) => {
      const yaml = write(withFolder(fromForm(form, schema) as Fields));
      return extension === 'md' ? `---\n${yaml}---\n\n${String(body ?? '').trim()}\n` : yaml;
    },
  });
}

/** The CMS names a picture that was there already without its folder. */
function withFolder(fields: Fields): Fields {
  const { picture } = fields as { picture?: { file?: unknown } };
  const file = picture?.file;
  if (typeof file !== 'string' || file.includes('/')) return fields;
  return { ...fields, picture: { ...picture, file: `./${file}` } };
}

/** The text whose values are most like those to be written; `undefined` where a file is new. */
function mostAlike(texts: readonly { yaml: string; fields: Fields }[], fields: Fields) {
  const shareOf = (one: Fields) => {
    const names = new Set([...Object.keys(one), ...Object.keys(fields)]);
    return [...names].filter((name) => isSame(one[name], fields[name])).length / names.size;
  };
  const [best] = texts
    .map(({ yaml, fields: one }) => ({ yaml, share: shareOf(one) }))
    .toSorted((a, b) => b.share - a.share);
  return best !== undefined && best.share >= 0.5 ? best.yaml : undefined;
}

refuseStale();
const read = async (name: string) => (await fetch(name)).json() as Promise<unknown>;
const formats = (await read('formats.json')) as Record<string, Format>;
for (const [format, one] of Object.entries(formats)) register(format, one);
CMS.init({ config: (await read('settings.json')) as CmsConfig });
