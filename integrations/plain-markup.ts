/**
 * Which markup is read the same by whoever matches a start tag with its end tag and by a browser, whose rules for
 * everything else are long: what closes what, what is moved out of a table, what is added that nobody wrote. Each list
 * leaves out more than it must; what is left out is read by a parser.
 *
 * Source: https://html.spec.whatwg.org/multipage/parsing.html#tree-construction
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Elements without an end. */
export const VOID = words('area base br col hr img input link meta source track wbr');

/** Elements that hold text up to their end tag, whatever it looks like: with entities, and as it is. */
export const TEXT_WITH_ENTITIES = words('textarea title');
export const RAW_TEXT = words('noscript script style');

/** Elements of HTML that have no rules but those below. */
export const KNOWN = words(
  `a abbr address article aside astro-island astro-slot astro-static-slot audio b base bdi bdo blockquote body br
  button canvas caption cite code col colgroup data datalist dd del details dfn dialog div dl dt em fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i img input ins kbd label legend li link
  main mark menu meta meter nav noscript ol optgroup option output p picture pre progress q s samp script search
  section select small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead
  time title tr track u ul var video wbr`,
);

/** Elements of drawings, as a browser names them. */
export const DRAWN = words(
  `circle clipPath defs ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect
  stop svg symbol text textPath title tspan use`,
);

/** What ends a paragraph that is still open. */
export const ENDS_PARAGRAPH = words(
  `address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1
  h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul`,
);

export const HEADING = words('h1 h2 h3 h4 h5 h6');

/** What ends another of its name that is still open, or is left out in it. */
export const NEVER_NESTED = words('a button form');

/** Where alone an element may stand. */
export const PARENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['head', words('html')],
  ['body', words('html')],
  ['li', words('ul ol menu')],
  ['dt', words('dl div')],
  ['dd', words('dl div')],
  ['caption', words('table')],
  ['colgroup', words('table')],
  ['thead', words('table')],
  ['tbody', words('table')],
  ['tfoot', words('table')],
  ['tr', words('thead tbody tfoot')],
  ['td', words('tr')],
  ['th', words('tr')],
  ['col', words('colgroup')],
  ['optgroup', words('select')],
  ['option', words('select optgroup datalist')],
]);

/** What alone may stand in an element; no text but space, where the name is not among `WITH_TEXT`. */
export const CHILDREN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['html', words('head body')],
  ['head', words('base link meta noscript script style title')],
  ['table', words('caption colgroup thead tbody tfoot')],
  ['thead', words('tr')],
  ['tbody', words('tr')],
  ['tfoot', words('tr')],
  ['tr', words('td th')],
  ['colgroup', words('col')],
  ['select', words('option optgroup')],
  ['optgroup', words('option')],
  ['option', new Set<string>()],
  // Of a drawing; that of the page holds text alone.
  ['title', new Set<string>()],
]);

export const WITH_TEXT = words('option title');
