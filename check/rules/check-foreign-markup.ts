import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type Problem, problemsSaid, textsIn } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';
import { treeOf } from '../read/render-markdown.ts';

type Sign = readonly [form: RegExp, what: string, instead: string];

const TAG_INSTEAD = 'the words themselves: tags of other systems do nothing here';

/** Words that somebody, or a program, left to be replaced. */
export const PLACEHOLDER =
  /\b(?:TODO|FIXME|TBD|XXX?)\b|\?{3}|\b[Ll]orem ipsum\b|\[(?:[Ii]nsert|[Ee]nter|[Aa]dd) [^\]]*\]|\b(?:[Yy]our text here|tap here to enter text|Reference source not found)\b/;

/** What spreadsheets and programs write where they have no value, and what a spreadsheet makes of a text. */
const NO_VALUE =
  /#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)|\bNaN\b|\[object \w+\]|^(?:\d\d?-[A-Z][a-z]{2}|\d\d:\d\d:\d\d|undefined|null|n\/a|nil)$/;

/** What was meant to be more than words, and is printed as words. */
const IN_ANY_TEXT: readonly Sign[] = [
  [/<%[^%]*%>|\\[a-z]{4,}\b|\^\[[^\]]+\]/, 'a tag of another system', TAG_INSTEAD],
  [/\{(?:[{%<]|\/\*)[^}]*[}%>]\}?|\$\{[^}]*\}/, 'a tag of another system', TAG_INSTEAD],
  [/\[\/?[a-z][\w-]*(?: [\w-]+=[^\]]*)\]|\[\/[a-z][\w-]*\]/i, 'a shortcode', TAG_INSTEAD],
  [/\[\[[^\]]+\]\]/, 'a link of a wiki', '[words](address)'],
  [/\*\*|__(?=\w)|(?<=\w)__/, 'signs of bold type', 'the two signs close to the words: **bold**'],
  [/&(?:(?:[a-z]{2,8}|#x?[0-9a-f]+);|nbsp\b)/i, 'a sign written as in HTML', 'the sign itself'],
  [/&(?:[mn]dash|hellip|copy)\b(?!;)/i, 'a sign written as in HTML', 'the sign itself'],
  [/<\/?[a-z][^<>]*>/i, 'HTML', 'words alone: it is printed as it stands'],
  [PLACEHOLDER, 'a placeholder', 'the words that belong there'],
  [NO_VALUE, 'what a program writes in the place of a value', 'the value, or no such line'],
  [
    /\$\$[^$]+\$\$|^={3,}$|==\S[^=]*==|%%[^%]+%%|(?<!\S):[a-z]+(?:_[a-z]+)*:(?!\S)/m,
    'a sign of another system',
    TAG_INSTEAD,
  ],
  [/[\p{L}\p{N}]{50,}/u, 'a word longer than a line of a phone', 'words with spaces between'],
  [/(\S[^.?!\n]{14,200}[.?!])\s*\1|^(.{10,2000}?)\s*\2$/su, 'the same words twice', 'them once'],
  [/Ã[\u0080-\u00bf]|â€|Â[\u00a0-\u00bf]/, 'letters read in another encoding', 'é, “ or € itself'],
];

const IN_BODIES: readonly Sign[] = [
  [/\]\s*\[[^\]]*\]/, 'a link whose address is nowhere', '[words](address)'],
  [/\]\s+\(|\]\([^)]*\)/, 'a link that is none', '[words](address), without spaces between'],
  [/\[\^[^\]]+\]/, 'a footnote whose text is nowhere', 'the note in its sentence'],
  [/^#{1,6}[^\s#\d]/m, 'a heading without its space', '## and a space before the words'],
  [/^(?:import|export) .* from ["'“”‘’]/m, 'a line of MDX', 'no such line'],
  [/^:{3,}|^\[![A-Z]+\]|^\[toc\]$|^\.\. \w+::|^\{\w+\}/im, 'a mark of another system', TAG_INSTEAD],
  [/^: \S/m, 'a mark of another system', TAG_INSTEAD],
  [/\{:?[#.][\w-]+\}/, 'an id of another system', 'no such mark: headings have ids of their own'],
  [/['‘’]{2,}[^'‘’]+['‘’]{2,}/, 'signs of bold type', '**bold**'],
  [/^(?:[•▪●○◦]|[a-z]\)) /m, 'an entry of a list that is none', 'a hyphen and a space: - '],
  [/^\|.*\|$|^.*\S\t\S.*$/m, 'a table that is none', '| --- | --- | below its heads'],
];

const IN_FIELDS: readonly Sign[] = [
  [/^https?:\/\//i, 'an address', 'words: nothing leads from here'],
  [/^(?:[•▪●○◦*]|\d\d?[.)]|[a-z]\)) /, 'a mark of a list', 'words alone: pages set the mark'],
  [/(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})|\w\.\.(?!\.)|\w [,;] /u, 'a slip of typing', 'it once'],
  [/ \| /, 'a bar between names', 'the title alone: pages put the name of the site after it'],
  [/\]\(/, 'a link', 'words alone: a field is printed as it stands'],
  [/\S*["']\S*/, 'a straight quotation mark', '“ and ”, or ’ in a word'],
];

/** Fields that hold the words of somebody else, or an address. */
const AS_IT_STANDS =
  /(?:^|\.)quote$|(?:url|href|website|redirects\[\d+\]\.from|endpoint|fingerprint|inCountry\.[\w-]+|accepted\[\d+\]\.(?:address|landsOn|why))$/i;

/** Fields of whole sentences: one without a stop was cut off. */
const SENTENCES =
  /(?:^|\.)(?:answer|checkingARound|description|goal|lead|meaning|note|oneThingToKnow|export|rtpInWords|says|truth|varianceInWords|verdict|why|(?:avoidIf|howToPlay|questions|rulesInHalfAMinute)\[\d+\]|upcoming\.text|(?:cons|found|notes|perks|pros|reading|tiles|tips)\[\d+\]\.text)$/;
/** What introduces a page stands on one page of its kind, and a long text of a list once in its file. */
const INTRODUCES = /(?:^|\.)(?:caption|description|lead|order|verdict)$/;
const IN_A_LIST = /^(?!.*(?:\.sum$|sources\b)).*\[/;
/** Markup of other systems, which pages would print as words, and slips of pasting. A warning, for it can be meant. */
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
    const places = new Map<string, string>();
    for (const { file, data, body } of Object.values(content).flat()) {
      for (const { field, text } of textsIn(data)) {
        if (AS_IT_STANDS.test(field)) continue;
        look(file, field, text, [...IN_ANY_TEXT, ...IN_FIELDS]);
        if (SENTENCES.test(field) && /[\p{Ll}\p{N}]$/u.test(text)) {
          say(file, field, `“${text.slice(-20)}” at its end`, 'a sentence with its full stop');
        }
        const isLead = INTRODUCES.test(field);
        if (text.length < 40 || (!isLead && !IN_A_LIST.test(field))) continue;
        const key = (isLead ? file.replace(/[^/]*$/, '') : file) + text;
        const first = places.get(key);
        places.set(key, first ?? `${field} of ${file}`);
        if (first !== undefined) say(file, field, 'the same words', `others than ${first} has`);
      }
      const words = wordsOf(treeOf(body));
      look(file, '', words, [...IN_ANY_TEXT, ...IN_BODIES]);
    }
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
