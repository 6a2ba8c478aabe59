import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { COLLECTIONS } from '#schemas/collections.ts';
import { type Asker, interview, openTerminal } from './interview.ts';
import { type Asked, isGroupList, questionsOf } from './questions.ts';
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
    const inLines = questionsOf(template, NAMED).flatMap((asked) =>
      isGroupList(asked) ? asked.fields : [asked],
    );
    for (const { path, choices, example, field } of inLines) {
      expect(field.properties, path.join('.')).toBeUndefined();
      // Every one shows what is expected, by choices or a worked example.
      const isShown = choices.length > 0 || field.type === 'boolean';
      expect(isShown || !example.includes('…'), path.join('.')).toBe(true);
    }
  });

  test.each(Object.entries(TEMPLATES))(
    'a %s: those of a list begin with what every entry has, and ask for all that it needs',
    (_, template) => {
      for (const { path, fields, names } of questionsOf(template, NAMED).filter(isGroupList)) {
        expect(fields[0]?.empty, path.join('.')).toBe('later');
        const asked = fields.map((field) => field.path.at(-1));
        const isWritten = names.filter((name) => !asked.includes(name));
        // What is not asked can be unknown: a group of figures of a network.
        expect(['wait', 'fee', 'addressFormat', 'date']).toEqual(expect.arrayContaining(isWritten));
      }
    },
  );

  test('are of what it is not valid without, and of nothing that it knows', () => {
    const paths = questionsOf(templateOf('article'), NAMED).map(({ path }) => path.join('.'));
    expect(paths).toEqual([
      'kind',
      'excerpt',
      'category',
      'ledger.caption',
      'ledger.rows',
      'ledger.total.label',
      'ledger.total.figure',
      'sources',
      'related',
    ]);
  });
});

test('a field of a group says which group it is', () => {
  const abouts = questionsOf(templateOf('bonus'), NAMED).map(({ path, about }) => [
    path.slice(-2).join('.'),
    about,
  ]);
  expect(abouts).toContainEqual([
    'bonus.minorUnits',
    'Bonus in the worked case: Amount in hundredths: 10 USD is 1000',
  ]);
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
      ...['Bets to place', '100 × $1', '$100', 'cost', ''],
      'Cost on average',
      '$4',
      ...['Own arithmetic', '', ''],
      ...['/faq', 'Questions', ''],
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
        rows: [{ label: 'Bets to place', working: '100 × $1', figure: '$100', tone: 'cost' }],
        total: { label: 'Cost on average', figure: '$4' },
      },
      sources: [{ title: 'Own arithmetic' }],
      related: [{ href: '/faq', text: 'Questions' }],
    });
    const found = COLLECTIONS.articles.schema.safeParse({
      ...(parse(front) as object),
      draft: undefined,
    });
    expect(found.error?.issues ?? []).toEqual([]);
  });

  test('that the schema refuses are asked for again, with the reason', async () => {
    const asked = scripted(['guides', 'guide', 'too short', ...Array<string>(8).fill('')]);
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
    const lines = questionsOf(category, NAMED).flatMap((asked) =>
      isGroupList(asked)
        ? [...asked.fields.map(({ example }) => example), '']
        : [answers[asked.path.join('.')] ?? ''],
    );
    const asked = scripted(lines);
    const given = await interview(category, NAMED, asked);
    expect(asked.left()).toBe(0);
    const data: unknown = parse(category.write(NAMED, given ?? {}));
    expect(COLLECTIONS.bonusCategories.schema.safeParse(data).error?.issues ?? []).toEqual([]);
  });

  test('that end half-way write nothing', async () => {
    expect(await interview(templateOf('article'), NAMED, scripted(['guide']))).toBeNull();
  });
});

describe('entries of a list', () => {
  /** Answers to the questions of a kind, by the names of their fields; all others are left empty. */
  const answered = (kind: string, answers: Record<string, string[]>): string[] =>
    questionsOf(templateOf(kind), NAMED).flatMap(
      (asked: Asked) => answers[asked.path.join('.')] ?? [''],
    );

  test('are asked one after another, and what is unknown or left out is so in the file', async () => {
    const asked = scripted(
      answered('coin', {
        networks: [...['Litecoin', '', '2 to 6', 'An exchange'], ...['Other', '', '', ''], ''],
      }),
    );
    const given = await interview(templateOf('coin'), NAMED, asked);
    expect(asked.left()).toBe(0);
    const unknown = { blockTime: null, wait: null, fee: null, addressFormat: null };
    expect(given).toEqual({
      networks: [
        { name: 'Litecoin', ...unknown, confirmations: '2 to 6', source: 'An exchange' },
        { name: 'Other', ...unknown, confirmations: null, source: null },
      ],
    });
    expect(parse(templateOf('coin').write(NAMED, given ?? {}))).toMatchObject(given ?? {});
  });

  test('are held against their own fields, and asked again where these do not agree', async () => {
    const asked = scripted(
      answered('game', {
        rtp: ['One number', '90', '12', 'Computed: 3.6 × 20 / 80', '10', ''],
      }),
    );
    const given = await interview(templateOf('game'), NAMED, asked);
    expect(asked.left()).toBe(0);
    expect(asked.shown).toContainEqual(
      expect.stringContaining('edgePercent must be 100 minus rtpPercent'),
    );
    expect(given).toMatchObject({ rtp: [{ rtpPercent: 90, edgePercent: 10 }] });
  });

  test('of which a field waits have a blank in the file, which the check names', async () => {
    const given = await interview(
      templateOf('category'),
      NAMED,
      scripted(answered('category', { reading: ['Add up a month', '', ''] })),
    );
    const data: unknown = parse(templateOf('category').write(NAMED, given ?? {}));
    const { issues = [] } = COLLECTIONS.bonusCategories.schema.safeParse(data).error ?? {};
    expect(issues.map(({ path }) => path.join('.'))).toContain('reading.0.text');
  });

  test('end with Ctrl+C as everything does: nothing is written', async () => {
    const lines = answered('category', { keyTerms: ['Day and hour'] });
    const upTo = lines.indexOf('Day and hour') + 1;
    expect(
      await interview(templateOf('category'), NAMED, scripted(lines.slice(0, upTo))),
    ).toBeNull();
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
