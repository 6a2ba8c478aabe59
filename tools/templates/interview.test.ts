import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COLLECTIONS } from '#schemas/collections.ts';
import { type Asker, interview, openTerminal } from './interview.ts';
import { questionsOf } from './questions.ts';
import { type Template, TEMPLATES } from './templates.ts';

const NAMED = { name: 'Weekly Offers', slug: 'weekly-offers', today: '2026-11-20' };

function templateOf(kind: string): Template {
  const template = TEMPLATES[kind];
  if (template === undefined) throw new Error(`Expected a template of ${kind}, found none`);
  return template;
}

/** Somebody who types these lines, and what they are shown. */
function scripted(
  lines: readonly (string | null)[],
): Asker & { shown: string[]; left: () => number } {
  const rest = [...lines];
  const shown: string[] = [];
  return {
    shown,
    left: () => rest.length,
    say: (text) => void shown.push(text),
    ask: () => Promise.resolve(rest.length === 0 ? null : (rest.shift() ?? null)),
  };
}

describe('the questions of a new file', () => {
  test.each(Object.entries(TEMPLATES))('a %s: each can be answered in a line', (_, template) => {
    for (const { path, about, choices, example, field } of questionsOf(template, NAMED)) {
      expect(field.properties, path.join('.')).toBeUndefined();
      // Every one says what is expected, by words, choices or an example.
      expect(`${about}${choices.join()}${example.replace('…', '')}`, path.join('.')).not.toBe('');
    }
  });

  test('are of what it is not valid without, and of nothing that it knows', () => {
    const paths = questionsOf(templateOf('article'), NAMED).map(({ path }) => path.join('.'));
    expect(paths).toEqual([
      'kind',
      'excerpt',
      'category',
      'ledger.caption',
      'ledger.total.label',
      'ledger.total.figure',
    ]);
  });
});

describe('answers', () => {
  test('stand in the file, in their fields', async () => {
    const answers = await interview(
      templateOf('coin'),
      NAMED,
      scripted(questionsOf(templateOf('coin'), NAMED).map(() => '')),
    );
    expect(answers).toEqual({});
    const asked = scripted([
      'guide',
      'What an offer of every week asks for, in a sentence that is long enough.',
      'Bonuses',
      'A week of bets',
      'Cost on average',
      '$4',
    ]);
    const given = await interview(templateOf('article'), NAMED, asked);
    expect(asked.left()).toBe(0);
    const [, front = ''] = templateOf('article')
      .write(NAMED, given ?? {})
      .split('---\n');
    expect(parse(front)).toMatchObject({
      kind: 'guide',
      category: 'Bonuses',
      title: 'Weekly Offers',
      ledger: {
        caption: 'A week of bets',
        rows: [],
        total: { label: 'Cost on average', figure: '$4' },
      },
    });
  });

  test('that the schema refuses are asked for again, with the reason', async () => {
    const asked = scripted(['guides', 'guide', 'too short', '', '', '', '', '']);
    const given = await interview(templateOf('article'), NAMED, asked);
    expect(given).toEqual({ kind: 'guide' });
    expect(asked.shown.filter((line) => line.includes('Try again'))).toEqual([
      'Expected one of guide, strategy. Try again:',
      'Expected at least 40 characters. Try again:',
    ]);
  });

  test('are numbers, yes or no, and lists where the schema has such', async () => {
    const casino = templateOf('casino');
    const lines = questionsOf(casino, NAMED).map(({ path: [name] }) => {
      if (name === 'chip') return '3';
      if (name === 'features') return 'One | Two | Three | Four';
      return '';
    });
    const given = await interview(casino, NAMED, scripted(lines));
    expect(given).toEqual({ chip: 3, features: ['One', 'Two', 'Three', 'Four'] });
    expect(parse(casino.write(NAMED, given ?? {}))).toMatchObject(given ?? {});
  });

  test('to all questions leave no field of theirs that the schema refuses', async () => {
    const category = templateOf('category');
    const answers: Record<string, string> = {
      lead: 'What offers of every week have in common, said in one sentence.',
      description: 'Weekly offers on this site, side by side, with what is known of their terms.',
    };
    const lines = questionsOf(category, NAMED).map(({ path }) => answers[path.join('.')] ?? '');
    expect(lines).not.toContain('');
    const given = await interview(category, NAMED, scripted(lines));
    const data: unknown = parse(category.write(NAMED, given ?? {}));
    const refused = COLLECTIONS.bonusCategories.schema.safeParse(data).error?.issues ?? [];
    // Two lists of groups are left for the file.
    expect(refused.map(({ path }) => path.join('.'))).toEqual(['keyTerms', 'reading']);
  });

  test('that end half-way write nothing', async () => {
    expect(await interview(templateOf('article'), NAMED, scripted(['guide']))).toBeNull();
  });
});

describe('a terminal', () => {
  test('shows a question, takes a line, and ends with the input', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const terminal = openTerminal({ input, output });
    const first = terminal.ask('Kind?\n> ');
    input.write('casino\n');
    expect(await first).toBe('casino');
    expect(String(output.read())).toContain('Kind?');
    const second = terminal.ask('> ');
    input.end();
    expect(await second).toBeNull();
  });
});
