import { BETS_PER_HOUR } from '#domain/outcomes/yardstick-case.ts';
import type { Standing, Trap, TrapKind } from '#domain/terms/trap.ts';
import type { Money } from '#domain/money/money.ts';
import { countWord, startSentence } from './counted.ts';
import { formatHours, formatPace } from './outcome-words.ts';
import { formatCount, formatList, formatMoney, formatPercent, formatRegion } from './text.ts';

/** A trap as it is printed. `clause` is the sentence of the terms; `null` for terms that a reader typed. */
export type TrapModel = {
  standing: Standing;
  figure: string;
  title: string;
  text: string;
  clause: { words: string | null; source: string } | null;
  cut: { cut: number; winners: number } | null;
};

/** Figure, bold sentence, plain sentence. */
type Words = readonly [string, string, string];

export function trapModel(trap: Trap, clause: TrapModel['clause']): TrapModel {
  const { kind, standing, cut } = trap;
  const [figure, title, text] = standing === 'not-said' ? silent(kind) : WORDS[kind](trap);
  const isCut = kind === 'cap' && standing === 'bites' && cut !== undefined && cut.cut > 0;
  return { standing, figure, title, text, clause, cut: isCut ? cut : null };
}

const ASKED: Partial<Record<TrapKind, readonly [string, string]>> = {
  cap: ['How much you can withdraw', 'is there a largest withdrawal?'],
  'bonus-taken': ['Whether the bonus itself is yours', 'does a withdrawal take it off?'],
  'max-bet': ['How large a bet may be', 'can one bet be too large?'],
  time: ['How many days you have', 'when does it end?'],
  withdrawal: ['What an early withdrawal takes', 'can you take your own money out?'],
  cancel: ['What a canceled bonus takes with it', 'do your winnings go too?'],
};

function silent(kind: TrapKind): Words {
  const [title, question] = ASKED[kind] ?? ['', ''];
  return ['Not said', title, `Ask before you start: ${question}`];
}

const sum = (amount: Money | undefined) => (amount === undefined ? '' : formatMoney(amount));

const WITHDRAWALS: Record<string, Words> = {
  forfeits: [
    'All won',
    'A withdrawal now takes the bonus and what it won',
    'It bites until the wagering is done.',
  ],
  blocked: [
    'Blocked',
    'You can’t withdraw before the wagering is done',
    'Your own money is held too.',
  ],
  'zeroes-bonus': ['Bonus', 'Winnings taken early end the bonus', 'Your own money stays free.'],
  free: ['Free', 'You can withdraw your own money at any time', 'Only the bonus ends with it.'],
};

const CANCELS: Record<string, (keeps: string) => Words> = {
  'takes-winnings': (keeps) => [
    'All won',
    'Canceling takes the bonus and all it won',
    `You keep your deposit of ${keeps} at most.`,
  ],
  'balance-less-wins': (keeps) => [
    'All bet',
    'Canceling leaves your deposit less every bet',
    `After bets of ${keeps} nothing is left, whatever you won.`,
  ],
  'not-once-played': () => [
    'No exit',
    'After the first bet you can’t cancel the bonus',
    'It ends with the wagering, or with your balance.',
  ],
};

const WORDS: Record<TrapKind, (trap: Trap) => Words> = {
  cap: ({ standing, at, cut, given, takes }) => {
    const text = `You can withdraw ${sum(at)} at most. The casino keeps the rest.`;
    if (takes !== undefined) {
      return [sum(takes), `The cap takes ${sum(takes)} of your ${sum(given)}`, text];
    }
    if (standing === 'clear') return [sum(at), `The cap of ${sum(at)} cuts none of the 100`, text];
    return standing === 'bites' && cut !== undefined
      ? [
          `${cut.cut} of ${cut.winners}`,
          `The cap cuts ${cut.cut} of the ${cut.winners} winners`,
          text,
        ]
      : [sum(at), 'There is a cap on withdrawals', text];
  },
  'cap-stays': ({ at }) => [
    sum(at),
    `Above ${sum(at)} no bet makes you richer`,
    'The cap stays after the wagering, until the money is out.',
  ],
  'spin-winnings': ({ at, given, takes }) => [
    sum(takes ?? at),
    takes === undefined
      ? `Of what the spins win you keep ${sum(at)} at most`
      : `The limit on spins takes ${sum(takes)} of your ${sum(given)}`,
    'It is taken before you bet what they won.',
  ],
  'bonus-taken': ({ takes, how }) =>
    how === 'sticky'
      ? [sum(takes), 'The bonus itself is taken back', `A withdrawal takes ${sum(takes)} off.`]
      : [sum(takes), 'Only the sum of the bonus becomes money', `That is ${sum(takes)} at most.`],
  'max-bet': ({ standing, at, isBelow, given, times = 0, how }) => {
    const bought = how === 'buys' ? ' A bought round counts as one bet.' : '';
    if (standing === 'near') {
      const from = isBelow === true ? 'From' : 'Above';
      const text = `A bet of ${sum(given)} keeps the rule. We don’t know what stops a larger one.`;
      return [sum(at), `${from} ${sum(at)} a bet your win can be taken`, `${text}${bought}`];
    }
    const over =
      times >= 2 ? `${formatCount(times)} times the limit` : `over the limit of ${sum(at)}`;
    const text = `The terms let the casino take what was won with it.${bought}`;
    return [sum(given), `A bet of ${sum(given)} is ${over}`, text];
  },
  'game-counts-less': ({ game = '', percent = 0, turnovers }) => {
    const name = game.replaceAll('-', ' ');
    const share = `Each bet there counts ${formatPercent(percent)}.`;
    if (percent === 0) {
      return ['0%', `Bets on ${name} don’t count`, 'They can only lose your money.'];
    }
    if (turnovers?.other == null) {
      return [formatPercent(percent), `Bets on ${name} count in part`, share];
    }
    const [own, other] = [sum(turnovers.own), sum(turnovers.other)];
    return [other, `On ${name}, ${own} of bets become ${other}`, share];
  },
  'game-not-listed': ({ standing, game = '', words = [] }) => {
    const list = words.join('; ');
    return standing === 'bites'
      ? [startSentence(game), `${startSentence(game)} isn’t on the list`, `It lists: ${list}.`]
      : ['A list', `Only some games count: ${list}`, 'A bet elsewhere can break the terms.'];
  },
  time: ({ standing, days = 0, hours }) => {
    const limit =
      days < 1 ? formatHours(days * 24) : days === 1 ? '1 day' : `${formatCount(days)} days`;
    if (hours === undefined) return [limit, `You have ${limit}`, 'The rest is lost by then.'];
    const takes = `The bets take about ${formatHours(hours)} at ${formatPace(BETS_PER_HOUR)}.`;
    return standing === 'bites'
      ? [limit, `${limit} are too few`, `${takes} Who isn’t done loses the bonus.`]
      : [formatHours(hours), `${limit}: time enough`, takes];
  },
  'ends-below': ({ standing, at }) => [
    sum(at),
    standing === 'bites'
      ? `You hold less than ${sum(at)}: the bonus has ended`
      : `Below ${sum(at)} the bonus ends`,
    'What is left of it goes, however far the wagering is.',
  ],
  withdrawal: ({ how = 'free', given }) => {
    const [figure, title, text] = WITHDRAWALS[how] ?? silent('withdrawal');
    const isOpen = how === 'forfeits' && given !== undefined;
    const own = isOpen ? ` How much of your ${sum(given)} is yours, the casino counts.` : '';
    return [figure, title, `${text}${own}`];
  },
  cancel: ({ how = '', at, left, takes, given }) =>
    takes !== undefined && takes.minorUnits > 0
      ? [
          sum(takes),
          `Canceling now takes ${sum(takes)} of your ${sum(given)}`,
          left === undefined
            ? `At most ${sum(at)} is left.`
            : `The text’s own sum leaves ${sum(left)}, whatever you won.`,
        ]
      : left !== undefined
        ? [
            sum(left),
            `Canceling now leaves ${left.minorUnits > 0 ? sum(left) : 'nothing'}`,
            `The text’s own sum is ${sum(left)}: your deposit less every bet.`,
          ]
        : (CANCELS[how]?.(sum(at)) ?? [
            'Free',
            `Canceling ${how === 'free-before-use' ? 'before the first bet ' : ''}keeps your own money`,
            'Only the bonus ends with it.',
          ]),
  'second-bonus': ({ standing }) => [
    '1 at a time',
    standing === 'bites'
      ? 'Two at once: the second can void both'
      : 'A second bonus before the first has ended can void both',
    'The terms allow one bonus at a time.',
  ],
  'first-deposit': ({ at }) => [
    sum(at),
    `The first withdrawal asks for a deposit of ${sum(at)}`,
    'That puts your own money at risk.',
  ],
  refused: () => [
    'Any time',
    'The casino can refuse the bonus or take it back',
    'A promise outside these terms is none.',
  ],
  forbidden: ({ words = [] }) => [
    words.length === 1 ? '1 way' : `${words.length} ways`,
    'Some ways to bet are forbidden',
    `It names: ${words.join('; ')}. A win that way can be taken.`,
  ],
  country: ({ standing, words = [] }) => {
    const figure = words.length === 1 ? '1 country' : `${words.length} countries`;
    if (standing === 'bites') {
      return [figure, 'The terms refuse your country', 'A win can be void, and a deposit held.'];
    }
    return standing === 'clear'
      ? [figure, 'Your country isn’t on its list', 'It can change the list.']
      : [
          figure,
          `It refuses players from ${formatList(words.map(formatRegion))}`,
          'A win from there can be void.',
        ];
  },
  'two-texts': ({ words = [] }) => [
    '2 texts',
    'Two sentences differ, and neither is said to prevail',
    words.map((one) => `“${one}”`).join(' or '),
  ],
};

/** 1 of 5 traps bites. Two more are one wrong step away. */
export function trapCounts(traps: readonly TrapModel[]) {
  const count = (wanted: Standing) => traps.filter(({ standing }) => standing === wanted).length;
  const [biting, near] = [count('bites'), count('near')];
  const verb = biting === 1 ? 'bites' : 'bite';
  const more = `${startSentence(countWord(near))} ${biting === 0 ? '' : 'more '}`;
  return {
    biting: `${biting === 0 ? 'None' : biting} of ${traps.length} traps ${biting === 0 ? 'bites now' : verb}.`,
    near: near === 0 ? '' : `${more}${near === 1 ? 'is' : 'are'} one wrong step away.`,
  };
}

/** One that doesn’t bite, two that aren’t said */
export function trapFold(traps: readonly TrapModel[]): string {
  const silent = traps.filter(({ standing }) => standing === 'not-said').length;
  const clear = traps.length - silent;
  const parts = [
    ...(clear === 0 ? [] : [`${countWord(clear)} that ${clear === 1 ? 'doesn’t' : 'don’t'} bite`]),
    ...(silent === 0
      ? []
      : [`${countWord(silent)} that ${silent === 1 ? 'isn’t' : 'aren’t'} said`]),
  ];
  return startSentence(parts.join(', '));
}

/** Ten players leave with more; the cap cuts five. */
export const formatCut = (cut: number, winners: number) =>
  `${startSentence(countWord(winners))} players leave with more; the cap cuts ${countWord(cut)}.`;
