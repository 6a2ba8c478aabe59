import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type Problem, problemsSaid, repeated, type Say, textsIn } from '../describe-issue.ts';
import type { Content, RawEntry } from '../read/read-content.ts';
import { treeOf } from '../read/render-markdown.ts';

type Sign = readonly [form: RegExp, what: string, instead: string];

const TAG_INSTEAD = 'the words themselves: tags of other systems do nothing here';

/** Words that somebody, or a program, left to be replaced. */
export const PLACEHOLDER =
  /\b(?:TODO|FIXME|TB[ACD]|XXX?)\b|\?{3}|\b[Ll]orem ipsum\b|\[(?:[Ii]nsert|[Ee]nter|[Aa]dd) [^\]]*\]|\([Ii]nsert [^)]*\)|\b(?:[Yy]our text here|tap here to enter text|(?:source|Bookmark) not (?:found|defined))\b/;

/** What spreadsheets and programs write where they have no value, and what a spreadsheet makes of a text. */
const NO_VALUE =
  /#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)|\bNaN\b|\[object \w+\]|^(?:\d\d?-[A-Z][a-z]{2}|\d\d:\d\d:\d\d|undefined|null|n\/a|N\/A|nil|Invalid Date)$/;

/** Of templates, LaTeX, JSON and chat programs; UTF-8 read as something else, and ? for ’; lines that are no list. */
const TAGS =
  /<%[^%]*%>|\\(?:[a-z]{4,}\b|n(?![a-z])|u[\da-f]{4})|\^\[[^\]]+\]|%[A-Z]{3,}%|\{(?:[{%<]|\/\*|\+\+|--)[^}]*[}%>]\}?|\$\{[^}]*\}|\{\w+(?:=[^}]*)?\}|【\d+[†:]|oaicite|citeturn/;
const ENCODED =
  /[ÃÐÑ][\u0080-\u00bf]|â€|Â[\u00a0-\u00bf]|Å‚|=[\dA-F]{2}=[\dA-F]{2}|\p{L}%[2-7][\dA-F]|(?<![\w/])\p{L}+\?(?:t|s|re|ve)\b/u;
const NO_LIST =
  /^(?:[•▪●○◦]|[a-z]\)) |^(?:[-–—*+→✓☐☑•▪●○◦]|\d+[.)])\s?\p{L}.*\n(?:[-–—*+→✓☐☑•▪●○◦]|\d+[.)])\s?\p{L}/mu;

/** What was meant to be more than words, and is printed as words. */
const IN_ANY_TEXT: readonly Sign[] = [
  [TAGS, 'a tag of another system', TAG_INSTEAD],
  [/\[\/?[a-z][\w-]*(?: [\w-]+=[^\]]*)\]|\[\/[a-z][\w-]*\]/i, 'a shortcode', TAG_INSTEAD],
  [/\[\[[^\]]+\]\]/, 'a link of a wiki', '[words](address)'],
  [/\*\*|__(?=\w)|(?<=\w)__/, 'signs of bold type', 'the two signs close to the words: **bold**'],
  [/&(?:(?:[a-z]{2,8}|#x?[0-9a-f]+);|nbsp\b)/i, 'a sign written as in HTML', 'the sign itself'],
  [/&(?:[mn]dash|hellip|copy)\b(?!;)/i, 'a sign written as in HTML', 'the sign itself'],
  [/<\/?[a-z][^<>]*>/i, 'HTML', 'words alone: it is printed as it stands'],
  [PLACEHOLDER, 'a placeholder', 'the words that belong there'],
  [NO_VALUE, 'what a program writes in the place of a value', 'the value, or no such line'],
  [
    /\$\$[^$]+\$\$|^={3,}$|==[^=\n]+==|\^[^\s^]+\^|%%[^%]+%%|^h[1-6]\. |(?<!\S):[a-z]+(?:_[a-z]+)*:(?!\S)/m,
    'a sign of another system',
    TAG_INSTEAD,
  ],
  [/[\p{L}\p{N}]{50,}/u, 'a word longer than a line of a phone', 'words with spaces between'],
  [ENCODED, 'letters read in another encoding', 'é, “ or € itself'],
  [/(\S[^.?!\n]{14,200}[.?!])\s*\1|^(.{10,2000}?)\s*\2$/su, 'the same words twice', 'them once'],
];

const IN_BODIES: readonly Sign[] = [
  [/\]\s*\[[^\]]*\]/, 'a link whose address is nowhere', '[words](address)'],
  [/\]\s*\(|\]\/\w/, 'a link that is none', '[words](address), without spaces between'],
  [/\[\^[^\]]+\]/, 'a footnote whose text is nowhere', 'the note in its sentence'],
  [/^#{1,6}[^ \n#\d]/m, 'a heading without its space', '## and a space before the words'],
  [/^(?:import|export) .* from ["'“”‘’]/m, 'a line of MDX', 'no such line'],
  [/^:{3,}|^\[![A-Z]+\]|^\[toc\]$|^\.\. \w+::/im, 'a mark of another system', TAG_INSTEAD],
  [/^: \S|^\{["“]|^Commented \[\w+\]:/m, 'a mark of another system', TAG_INSTEAD],
  [/\{:? ?[#.][\w-]+\}/, 'an id of another system', 'no such mark: headings have ids of their own'],
  [/['‘’]{2,}[^'‘’]+['‘’]{2,}/, 'signs of bold type', '**bold**'],
  [NO_LIST, 'an entry of a list that is none', 'a hyphen and a space: - '],
  [/^\|.*\|$|^.*\S(?:\t| \| )\S.*$/m, 'a table that is none', '| --- | --- | below its heads'],
  [/`/, 'a sign of code that is never closed', 'the two signs around the words, or none'],
  [/\p{L}[.,]?\[\d+\]/u, 'the number of a note that is nowhere', 'the note in its sentence'],
];

const IN_FIELDS: readonly Sign[] = [
  [/\bhttps?:\/\//i, 'an address', 'words: nothing leads from here'],
  [/^(?:[•▪●○◦*]|\d\d?[.)]|[a-z]\)) /, 'a mark of a list', 'words alone: pages set the mark'],
  [/(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})|\w\.\.(?!\.)|\w [,;] /u, 'a slip of typing', 'it once'],
  [/ \| /, 'a bar between names', 'the title alone: pages put the name of the site after it'],
  [/\]\(/, 'a link', 'words alone: a field is printed as it stands'],
  [/\([^()]*$/, 'a bracket that is never closed', 'its end, or no bracket'],
  [/\S*["']\S*/, 'a straight quotation mark', '“ and ”, or ’ in a word'],
];

/** Fields that hold the words of somebody else, or an address. */
const AS_IT_STANDS =
  /(?:^|\.)quote$|(?:url|href|website|redirects\[\d+\]\.from|endpoint|inCountry\.[\w-]+|accepted\[\d+\]\.(?:address|landsOn|why))$/i;

/** Two sentences, of which the second has no end. */
const CUT_OFF = /\p{L}[.?!] \p{Lu}.*[\p{L}\p{N}]$/su;

/** Sentences that break off, and those that stand twice: copied with their file, or pasted into the wrong field. */
function sentences(entries: readonly Pick<RawEntry, 'file' | 'data' | 'body'>[], say: Say): void {
  const texts = entries.flatMap(({ file, data, body }) => {
    const lines = wordsOf(treeOf(body)).split('\n');
    return [...textsIn(data), ...lines.map((text) => ({ field: '', text }))]
      .filter(({ field }) => !AS_IT_STANDS.test(field) && !/title$/.test(field))
      .map(({ field, text }) => ({ file, field, text }));
  });
  for (const { file, field, text } of texts.filter((one) => CUT_OFF.test(one.text))) {
    say(file, field, `“${text.slice(-20)}” at its end`, 'the end of a sentence');
  }
  const all = texts.filter(({ text }) => text.length > 50 && /[.?!]$/.test(text));
  const inFile = repeated(all, ({ file, text }) => `${file} ${text}`);
  // What people and services do, and what stands in lists and bodies, can be the same in several files.
  const own = all.filter(({ field }) => !/^$|\[|answersFor|note|whatItDoes/.test(field));
  const two = repeated(own, (one) => one.text).filter((it) => it.one.file !== it.first.file);
  for (const { one, first } of [...inFile, ...two]) {
    const expected = `other words than ${first.field || 'the text'} of ${first.file}`;
    say(one.file, one.field, `“${one.text.slice(0, 40)}…” once more`, expected);
  }
}

/** Markup of other systems, which pages would print as words, and such sentences. A warning, for it can be meant. */
export const checkForeignMarkup = (content: Content): Problem[] =>
  problemsSaid((say) => {
    const look = (file: string, field: string, text: string, signs: readonly Sign[]) => {
      for (const [form, what, instead] of signs) {
        const [found] = form.exec(text) ?? [];
        if (found === undefined) continue;
        const words = found.trim().slice(0, 40);
        say(file, field, `${what}, which is printed as words: “${words}”`, instead);
      }
    };
    for (const { file, data, body } of Object.values(content).flat()) {
      for (const { field, text } of textsIn(data)) {
        if (!AS_IT_STANDS.test(field)) look(file, field, text, [...IN_ANY_TEXT, ...IN_FIELDS]);
      }
      const words = wordsOf(treeOf(body));
      look(file, '', words, [...IN_ANY_TEXT, ...IN_BODIES]);
    }
    for (const entries of Object.values(content)) sentences(entries, say);
  });

/** The words that a text prints, a block a line, without those of code. */
function wordsOf(node: Tree.ParentNode): string {
  return node.childNodes
    .map((child) => {
      if ('value' in child) return child.value;
      if (!('tagName' in child) || child.tagName === 'code') return '';
      if (child.tagName === 'img') return child.attrs.map(({ value }) => `${value}\n`).join('');
      const inside = wordsOf(child);
      return /^(?:p|li|h\d|td|th)$/.test(child.tagName) ? `${inside}\n` : inside;
    })
    .join('');
}
