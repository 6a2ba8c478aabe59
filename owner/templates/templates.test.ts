import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod';
import { COLLECTIONS } from '#schemas/collections.ts';
import { jsonSchemaOf } from '../json-schema.ts';
import { editorFiles } from './editor-files.ts';
import { type Template, TEMPLATES } from './templates.ts';
import { exampleOf } from './worked-examples.ts';

const named = { name: 'Tést Palace', slug: 'test-palace', today: '2026-11-20' };
const KINDS =
  'casino bonus article country post coin question helpline licence game rules page category';

const schemaOf = ({ collection }: Template): z.ZodType => COLLECTIONS[collection].schema;

/** The texts that a template knows of a new file; what it leaves blank is not among them. */
const textsOf = (known: object) =>
  Object.fromEntries(Object.entries(known).filter(([, value]) => typeof value === 'string'));

describe('templates', () => {
  test('there is one for each kind of entry that an owner adds', () => {
    expect(Object.keys(TEMPLATES)).toEqual(KINDS.split(' '));
  });

  test.each(Object.entries(TEMPLATES))(
    'a new %s has every field and no other',
    (_kind, template) => {
      const text = template.write(named);
      const data = parse(
        template.ending === '.md' ? (text.split('---\n')[1] ?? '') : text,
      ) as object;
      const issues = schemaOf(template).safeParse(data).error?.issues ?? [];
      const wrongField = issues.filter(({ code }) => code === 'unrecognized_keys');
      const absent = issues.filter(
        ({ path }) =>
          path.reduce<unknown>(
            (node, key) => (node as Record<PropertyKey, unknown> | null)?.[key],
            data,
          ) === undefined,
      );
      expect(wrongField).toEqual([]);
      expect(absent).toEqual([]);
    },
  );

  test('a fact that is not known yet stands beside one that is', () => {
    expect(TEMPLATES['casino']?.write(named)).toContain(
      '# such as: { value: 2019, source: terms, checkedOn: 2026-11-20, grade: D }\n  established: null\n',
    );
    expect(TEMPLATES['bonus']?.write(named)).toContain(
      '# such as: { value: { minorUnits: 20000, currency: USD }, source: terms, checkedOn: 2026-11-20, grade: D }\n  cap: null\n',
    );
    expect(TEMPLATES['helpline']?.write(named)).toContain(
      '# such as: { display: 0808 8020 133, tel: tel:+448088020133 }\nphone: null\n',
    );
  });

  test.each(Object.entries(TEMPLATES))(
    'a new %s shows a worked example of each field, and the schema takes them',
    (kind, template) => {
      expect(template.write(named)).not.toContain('…');
      const { collection } = template;
      const schema = jsonSchemaOf(schemaOf(template));
      const all = { ...schema, required: Object.keys(schema.properties ?? {}) };
      const worked = {
        ...Object(exampleOf(all, [collection])),
        ...textsOf(template.known(kind === 'coin' ? { ...named, slug: 'ltc' } : named)),
      } as unknown;
      const issues = schemaOf(template).safeParse(worked).error?.issues ?? [];
      // Of a list that takes several, one shows how they look.
      const refused = issues.filter(
        (issue) => issue.code !== 'too_small' || issue.origin !== 'array',
      );
      expect(refused).toEqual([]);
    },
  );

  test('a list of groups is shown as it would stand there', () => {
    expect(TEMPLATES['category']?.write(named)).toContain(
      '# such as:\n#   keyTerms:\n#     - term: Day and hour\n#       meaning: When the week of the offer begins and ends.\nkeyTerms: []\n',
    );
    expect(TEMPLATES['casino']?.write(named)).toContain(
      '#   sources:\n#     terms:\n#       title: ',
    );
  });

  test('a fact that is chosen says from what', () => {
    const text = TEMPLATES['casino']?.write(named);
    expect(text).toContain(
      '# null: not found out yet\n  # standing: one of on-register, claimed\n  # standing: or none-found\n',
    );
    expect(text).toContain('# value: any of deposit-limit, loss-limit, ');
    expect(text).toContain('# value: or no-limit\n');
  });

  test('what a file can do without stands there as a remark', () => {
    expect(TEMPLATES['article']?.write(named)).toContain(
      '# picture: { file: ./roulette-wheel.jpg, alt: "A roulette wheel seen from above, with one green pocket" }\n',
    );
    expect(TEMPLATES['bonus']?.write(named)).toContain('\n# alsoIn: [ weekly ]\n');
  });

  test('an offer is of the casino whose name its own begins with', () => {
    const offer = { name: 'x', slug: 'harbour-dice-welcome', today: '2026-11-20' };
    const casinos = ['harbour', 'harbour-dice', 'other'];
    expect(TEMPLATES['bonus']?.write({ ...offer, casinos })).toContain('casino: "harbour-dice"');
    expect(TEMPLATES['bonus']?.write({ ...offer, slug: 'other', casinos })).toContain(
      'casino: "other"',
    );
  });

  test('initials come from the words of the name', () => {
    expect(TEMPLATES['casino']?.write(named)).toContain('initials: "TP"');
  });
});

describe('files for editors', () => {
  test.each(editorFiles())('$file is what the schemas say (npm run schemas)', ({ file, text }) => {
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
  });
});
