import {
  baseOf,
  COLLECTION_NAMES,
  collectionOf,
  COLLECTIONS,
  type CollectionName,
  referenceOf,
} from '#schemas/collections.ts';
import { readCollection } from '#check/read/read-content.ts';
import { BRAND_FOLDER } from '#schemas/site-look.ts';
import { isRecordOfGroups, type JsonSchema, formSchemaOf } from '../json-schema.ts';
import { KEY, SHAPE, shapeName, shapesOf, VALUE } from './form-data.ts';

type Settings = Record<string, unknown>;
type Field = Settings & { name: string; widget: string };

/** Place of a form: its collection, and the field as `facts.coins.value[]`. */
type At = { collection: CollectionName; path: string };

/** Texts from this length on take several lines. */
const LONG_TEXT = 100;

/** Collections in the order in which an owner needs them; those of a schema that is new come last. */
const ORDER: readonly string[] =
  'casinos bonuses articles blog countries helplines faq pages people coins licences'.split(' ');

/** Written by the build. */
const HIDDEN: readonly CollectionName[] = ['published'];

/** Words whose letters are capitals. */
const CAPITALS = /\b(?:usdt?|urls?|kyc|rtp|faq|id|cta)\b/gi;

/** A name such as minDepositUsdt or on-register as words. */
function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  const said = words
    .replaceAll('licence', 'license')
    .replace(CAPITALS, (word) => word.toUpperCase());
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Name of the format that reads and writes the files of a collection. */
const formatOf = (name: CollectionName): string => `content-${name.toLowerCase()}`;

/** Field that names an entry; of a country its name, though words head its page. */
function titleOf(collection: CollectionName): string {
  const { titleFields, schema } = collectionOf(collection);
  return 'name' in (formSchemaOf(schema).properties ?? {}) ? 'name' : (titleFields[0] ?? 'name');
}

/** Fields of a form for those of a schema. */
const fieldsOf = (schema: JsonSchema, at: At): Field[] =>
  Object.entries(schema.properties ?? {})
    .filter(([, { const: only }]) => only === undefined)
    .map(([name, field]) => fieldOf(name, field, schema.required?.includes(name) === true, at));

/** Description and least number of entries, whose own message the CMS prints with a placeholder in it. */
function hintOf({ description, minItems = 0 }: JsonSchema): Settings {
  const least = minItems > 1 ? `At least ${minItems}` : undefined;
  const said = [description, least].filter((part) => part !== undefined);
  return said.length > 0 ? { hint: said.join('. ') } : {};
}

function fieldOf(
  name: string,
  schema: JsonSchema,
  isRequired: boolean,
  { collection, path }: At,
): Field {
  const at = { collection, path: path === '' ? name : `${path}.${name}` };
  return {
    name,
    label: wordsOf(name),
    // An empty list is a value too: that there is none.
    required: isRequired && !shapesOf(schema).some((one) => one.type === 'array' && !one.minItems),
    ...hintOf(schema),
    ...widgetOf(name, schema, at),
  };
}

function widgetOf(name: string, schema: JsonSchema, at: At): Settings & { widget: string } {
  const shapes = shapesOf(schema);
  const [shape = schema] = shapes;
  if (shapes.length > 1) {
    const types = shapes.map((one) => ({
      name: shapeName(one),
      label:
        one.type === 'string' && one.const === undefined ? 'As written' : wordsOf(shapeName(one)),
      fields:
        one.properties === undefined && one.const === undefined
          ? [fieldOf(VALUE, one, true, at)]
          : fieldsOf(one, at),
    }));
    return { widget: 'object', types, typeKey: SHAPE };
  }
  const choice = choiceOf(shape, at);
  if (choice !== null) return choice;
  const { items, maxItems, properties, type } = shape;
  if (type === 'array') {
    const isNewestFirst = schema.description?.includes('newest first') === true;
    return listOf(items ?? {}, { max: maxItems, ...(isNewestFirst && { add_to_top: true }) }, at);
  }
  if (isRecordOfGroups(shape)) return mapOf(shape, at);
  if (properties !== undefined) return { widget: 'object', fields: fieldsOf(shape, at) };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer' || type === 'number') {
    const isWhole = type === 'integer';
    return { widget: 'number', value_type: isWhole ? 'int' : 'float', ...boundsOf(shape) };
  }
  return textOf(name, shape, at);
}

const boundsOf = ({ minimum, maximum }: JsonSchema): Settings => ({ min: minimum, max: maximum });

/** A choice among words or among the files that a field names; `null` for other texts. */
function choiceOf(
  { enum: words }: JsonSchema,
  { collection, path }: At,
): (Settings & { widget: string }) | null {
  if (words !== undefined) {
    return {
      widget: 'select',
      options: words.map((value) => ({ label: wordsOf(String(value)), value })),
    };
  }
  const to = referenceOf(collection, path);
  if (to === undefined) return null;
  if (collection === 'helplines') {
    const countries = readCollection(to).map(({ id }) => id);
    return { widget: 'select', options: ['international', ...countries] };
  }
  const shown = titleOf(to);
  // Casinos name a coin by its code, and what else is named by its file.
  const value_field = to === 'coins' ? 'code' : '{{slug}}';
  return {
    widget: 'relation',
    collection: to,
    value_field,
    display_fields: [`{{${shown}}}`],
    search_fields: [shown],
  };
}

function textOf(
  name: string,
  { format, maxLength, minLength = 0 }: JsonSchema,
  { path }: At,
): Settings & { widget: string } {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (/^(?:logo|picture\.file)$/.test(path)) return { widget: 'image', choose_url: false };
  if (/^look\.(?:icon|wordmark\.)/.test(path)) {
    return {
      widget: 'image',
      choose_url: false,
      media_folder: `/${baseOf('site')}/${BRAND_FOLDER}`,
      public_folder: '',
    };
  }
  const isLong =
    (maxLength ?? (minLength >= 20 ? Infinity : 0)) > LONG_TEXT ||
    /text|answer|note|meaning|reading|truth|inwords/i.test(name);
  return {
    widget: isLong ? 'text' : 'string',
    ...(maxLength !== undefined && { maxlength: maxLength }),
  };
}

function listOf(items: JsonSchema, size: Settings, at: At): Settings & { widget: string } {
  const inside = { ...at, path: `${at.path}[]` };
  const [item = items] = shapesOf(items);
  const choice = choiceOf(item, inside);
  if (choice !== null) return { ...choice, multiple: true, ...size };
  if (item.properties !== undefined && shapesOf(items).length === 1) {
    return { widget: 'list', fields: fieldsOf(item, inside), collapsed: true, ...size };
  }
  const isPlain = item.type === 'string';
  const field = fieldOf(VALUE, items, true, inside);
  return isPlain
    ? { widget: 'list', field, ...size }
    : { widget: 'list', fields: [field], ...size };
}

/** A map under names of the owner's: a list whose entries have their name first. */
function mapOf(
  { additionalProperties, propertyNames }: JsonSchema,
  at: At,
): Settings & { widget: string } {
  const [value = {}] =
    typeof additionalProperties === 'object' ? shapesOf(additionalProperties) : [];
  const key = fieldOf(
    KEY,
    { type: 'string', ...propertyNames, description: 'Name under which the file has it' },
    true,
    at,
  );
  const fields =
    value.properties === undefined ? [fieldOf(VALUE, value, true, at)] : fieldsOf(value, at);
  return { widget: 'list', fields: [key, ...fields], collapsed: true, summary: `{{${KEY}}}` };
}

function entriesOf(name: CollectionName): Settings {
  const { kind, body, hasPictures, ids, schema } = collectionOf(name);
  const form = formSchemaOf(schema);
  const title = titleOf(name);
  const at = { collection: name, path: '' };
  return {
    name,
    label: wordsOf(name),
    label_singular: kind === null ? wordsOf(name) : wordsOf(kind),
    folder: baseOf(name, 'content'),
    format: formatOf(name),
    identifier_field: title,
    // An offer is known by its casino, a coin by its code.
    slug:
      name === 'bonuses' ? '{{casino}}-{{kind}}' : name === 'coins' ? '{{code}}' : `{{${title}}}`,
    summary: name === 'bonuses' ? '{{casino}}: {{headline}}' : `{{${title}}}`,
    create: kind !== null,
    delete: kind !== null && (ids === null || collectionOf(name).hasOthers),
    editor: { preview: body !== null },
    ...(hasPictures && { media_folder: '', public_folder: '.' }),
    fields: [
      ...fieldsOf(form, at),
      ...(body === null
        ? []
        : [{ name: 'body', label: 'Text', widget: 'markdown', modes: ['raw', 'rich_text'] }]),
    ],
  };
}

function fileOf(name: CollectionName): Settings {
  return {
    name,
    label: wordsOf(name),
    file: `${baseOf(name, 'content')}/${collectionOf(name).pattern}`,
    format: formatOf(name),
    fields: fieldsOf(formSchemaOf(COLLECTIONS[name].schema), { collection: name, path: '' }),
  };
}

const isSingle = (name: CollectionName) => collectionOf(name).folder === '';

/** Settings of Sveltia CMS and Decap CMS for all content. */
export function cmsSettings(backend: Settings): Settings {
  const names = COLLECTION_NAMES.filter((name) => !HIDDEN.includes(name));
  const places = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const folders = names.filter((name) => !isSingle(name)).toSorted((a, b) => places(a) - places(b));
  return {
    backend,
    load_config_file: false,
    media_folder: `content/${BRAND_FOLDER}`,
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true },
    // The policy of the editor lets nobody ask their hosts.
    media_libraries: { stock_assets: false },
    collections: [
      ...folders.map(entriesOf),
      {
        name: 'lists',
        label: 'Settings and lists',
        editor: { preview: false },
        files: names.filter(isSingle).map(fileOf),
      },
    ],
  };
}

export type Format = { schema: JsonSchema; extension: string; isSingle: boolean };

/** The schema of each collection by the format of its files, for the page of the editor. */
export const schemasByFormat = (): Record<string, Format> =>
  Object.fromEntries(
    COLLECTION_NAMES.map((name) => {
      const { schema, pattern } = collectionOf(name);
      return [
        formatOf(name),
        {
          schema: formSchemaOf(schema),
          extension: pattern.replace(/.*\./, ''),
          isSingle: isSingle(name),
        },
      ];
    }),
  );
