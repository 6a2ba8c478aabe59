/**
 * Moves a built site below a path: `/faq` becomes `/edgewise/faq`. The site is built for the root of
 * its origin and moved as a last step, so that no component has to know where it will stand.
 */
export type Move = {
  /** `/edgewise`: with a slash before it and none after. */
  basePath: string;
  /** Where the site says that it is: `https://owner.github.io`. */
  origin: string;
  /** Every address that the site answers to: pages, and files with their endings. */
  addresses: ReadonlySet<string>;
};

/** Attributes that hold an address whatever it is; others are moved if the site has the address. */
const ADDRESS_ATTRIBUTE = /^(href|src|action|formaction|poster|data-src|xlink:href)$/;
const LIST_ATTRIBUTE = /^(srcset|imagesrcset|data-srcset)$/;

const FROM_ROOT = '\\/(?!\\/)';

/** Moves links, sources, the properties of islands and the addresses in scripts and styles. */
export function moveHtml(html: string, move: Move): string {
  return html
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>|<style\b[^>]*>[\s\S]*?<\/style>)/i)
    .map((part, index) => (index % 2 === 0 ? moveMarkup(part, move) : moveElement(part, move)))
    .join('');
}

/** Moves what `url()` names. */
export function moveCss(css: string, { basePath }: Move): string {
  return css.replace(
    new RegExp(`(url\\(\\s*["']?)(${FROM_ROOT})`, 'g'),
    (_, before: string, slash: string) => before + basePath + slash,
  );
}

/**
 * Moves the strings of a script that are addresses of the site, or the beginnings of some. A single
 * slash is one only as an `href`. Throws at a loader of chunks that it does not know.
 */
export function moveScript(script: string, move: Move): string {
  const strings = new RegExp(
    `(["'\`])(${FROM_ROOT}[\\w./~-]*)([?#][^"'\`\\\\$\\n]*)?(?=\\1|\\$\\{)`,
    'g',
  );
  const moved = script.replace(
    strings,
    (whole, quote: string, path: string, rest: string | undefined, offset: number) => {
      const isHref = /\bhref\s*[:=]\s*$/.test(script.slice(Math.max(0, offset - 10), offset));
      return path === '/' && !isHref
        ? whole
        : isAddress(path, move) || isFolder(path, move)
          ? quote + move.basePath + path + (rest ?? '')
          : whole;
    },
  );
  return moveAbsolute(moveChunkLoader(moved, move), move);
}

/** Moves whole addresses of the site in anything: feeds, the site map, structured data. */
export function moveAbsolute(text: string, { origin, basePath }: Move): string {
  const ends = `(?=[/"'<?#&\\s\\\\]|$)`;
  const site = new RegExp(
    `${escapePattern(origin)}(?!${escapePattern(basePath)}${ends})${ends}`,
    'g',
  );
  return text.replace(site, origin + basePath);
}

/** Moves the addresses in the web manifest and in rows that a table fetches. */
export function moveJson(json: string, { basePath }: Move): string {
  return JSON.stringify(
    JSON.parse(json, (_, value: unknown) =>
      typeof value === 'string' && /^\/(?!\/)/.test(value) ? basePath + value : value,
    ),
  );
}

function moveMarkup(markup: string, move: Move): string {
  const moved = markup.replace(
    /(\s([\w:-]+)=")([^"]*)(?=")/g,
    (_, start: string, name: string, value: string) =>
      start + moveAttribute(name.toLowerCase(), value, move),
  );
  return moveAbsolute(moveCss(moved, move), move);
}

function moveAttribute(name: string, value: string, move: Move): string {
  if (LIST_ATTRIBUTE.test(name)) {
    return value.replace(/(^|,\s*)(?=\/(?!\/))/g, (before) => before + move.basePath);
  }
  if (/^\/(?!\/)/.test(value)) {
    return ADDRESS_ATTRIBUTE.test(name) || (value !== '/' && isAddress(value, move))
      ? move.basePath + value
      : value;
  }
  return value.includes('&quot;/') ? moveProperties(value, move) : value;
}

/** JSON in an attribute, as islands have it: `{&quot;href&quot;:[0,&quot;/faq&quot;]}`. */
function moveProperties(value: string, move: Move): string {
  return value.replace(
    /((?:&quot;(\w+)&quot;:(?:\[0,)?)?&quot;)(\/(?!\/)(?:(?!&quot;).)*)(?=&quot;)/g,
    (whole, start: string, name: string | undefined, address: string) =>
      (address === '/' ? name === 'href' : isAddress(address, move) || isFolder(address, move))
        ? start + move.basePath + address
        : whole,
  );
}

function moveElement(element: string, move: Move): string {
  const [, start = '', content = '', end = ''] =
    /^(<[^>]*>)([\s\S]*)(<\/\w+>)$/.exec(element) ?? [];
  const isStyle = /^<style/i.test(start);
  const isStructuredData = /type="application\/ld\+json"/.test(start);
  const moved = isStyle
    ? moveCss(content, move)
    : isStructuredData
      ? moveAbsolute(content, move)
      : moveScript(content, move);
  return moveMarkup(start, move) + moved + end;
}

/** Vite fetches what a chunk needs from `"/" + name`. */
function moveChunkLoader(script: string, { basePath }: Move): string {
  if (!script.includes('__vite__mapDeps')) return script;
  const loader = /(return\s*)(["'`])\/\2(\s*\+)/;
  if (!loader.test(script) && /modulepreload/.test(script)) {
    throw new Error('Expected the chunk loader to add names to "/", found another one');
  }
  return script.replace(loader, `$1$2${basePath}/$2$3`);
}

const isAddress = (value: string, { addresses }: Move) =>
  addresses.has(value.replace(/[?#].*$/, ''));

const isFolder = (value: string, { addresses }: Move) =>
  value !== '/' &&
  value.endsWith('/') &&
  [...addresses].some((address) => address.startsWith(value));

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
