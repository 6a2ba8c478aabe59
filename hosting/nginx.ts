import { fragmentOf, redirectPattern } from './redirects.ts';
import * as rules from './rules.ts';
import { headersOverHttp, HTTPS_ONLY } from './security-headers.ts';
import { GENERATED_NOTE, type ServerSettings } from './server-settings.ts';

/**
 * A site file for nginx, to be included in its `http` block. It needs the module for precompressed
 * Brotli (Debian: libnginx-mod-http-brotli-static). Throws if a header cannot be written.
 */
export function nginxSite({ address, root, headers, redirects }: ServerSettings): string {
  const always = (indent: string, extra: readonly string[] = []) =>
    [
      ...Object.entries(headersOverHttp(headers)).map(
        ([name, value]) => `add_header ${name} ${quoteHeader(value)} always;`,
      ),
      `add_header ${HTTPS_ONLY} $site_https always;`,
      'add_header Cache-Control $site_cache always;',
      'add_header Vary Accept-Encoding always;',
      'add_header Allow $site_allow always;',
      ...extra,
    ]
      .map((line) => indent + line)
      .join('\n');

  return `${GENERATED_NOTE}

# 405, 414, 400 and 404 for what no page can answer; each request has one verdict.
map "$request_method" $site_allow {
	default ${quote(rules.METHODS.join(', '))};
${rules.METHODS.map((method) => `	${method} "";`).join('\n')}
}
map "$request_uri" $site_refused {
	default "";
	${quote(`~^.{${rules.LONGEST_TARGET + 1}}`)} 414;
${rules.MALFORMED.map((pattern) => `	${quote(`~${pattern}`)} 400;`).join('\n')}
	${quote(`~${rules.DOUBLE_SLASH}`)} 404;
}
map "$uri" $site_hidden {
	default "";
${hiddenLines().join('\n')}
}
map "$request_uri" $site_location {
	default "";
${redirects.map(({ from, to, place }) => `	${quote(`~${nameGroups(redirectPattern(from), ['', 'site_query'])}`)} "${to}$site_query${fragmentOf(place)}";`).join('\n')}
	${quote(`~${nameGroups(rules.UNTIDY_ADDRESS, ['site_path', '', 'site_query'])}`)} "$site_path$site_query";
}
# No cache keeps a refusal.
map "$status$uri" $site_cache {
	default ${quote(rules.CACHE_CONTROL.other)};
	${quote(`~^(200|206|304)${rules.HASHED_FOLDER}`)} ${quote(rules.CACHE_CONTROL.hashed)};
}
# Over http it must not be sent (RFC 6797, 7.2).
map "$https" $site_https {
	default "";
	on ${quoteHeader(headers[HTTPS_ONLY] ?? '')};
}

server {
	${address}
	root ${quote(root)};

	server_tokens off;
	absolute_redirect off;
	etag on;
	if_modified_since before;
	gzip off;
	gzip_static on;
	gzip_proxied any;
	gzip_vary off;
	brotli_static on;

	types {
${Object.entries(rules.CONTENT_TYPES)
  .map(([ending, type]) => `		${quote(type)} ${ending};`)
  .join('\n')}
	}
	default_type ${rules.OTHER_CONTENT_TYPE};

${always('	')}

	error_page 404 @not_found;

	if ($site_allow) { return 405; }
	if ($site_refused = 414) { return 414; }
	if ($site_refused = 400) { return 400; }
	if ($site_refused = 404) { return 404; }
	if ($site_hidden) { return 404; }
	if ($site_location) { return 301 $site_location; }

	location = / {
		try_files /index.html =404;
	}
	location ~ ${quote(rules.PAGE_FILE)} {
		return 404;
	}
${rules.FALLBACKS.map(
  ({ under, page }) => `	location ~ ${quote(rules.directlyBelow(under))} {
		try_files $uri $uri.html ${page}.html =404;
	}`,
).join('\n')}
	location / {
		try_files $uri $uri.html =404;
	}

	# Without what would let a cache keep it. add_header here replaces all from above.
	location @not_found {
		etag off;
${always('		', ['add_header Last-Modified "" always;'])}
		try_files ${rules.NOT_FOUND_PAGE}.html =404;
	}
}
`;
}

/** The first pattern that fits decides, so what has an exception comes last, after its exception. */
function hiddenLines(): string[] {
  const [plain, excepted] = [true, false].map((isPlain) =>
    rules.HIDDEN.filter(({ unless }) => (unless === undefined) === isPlain),
  );
  return [
    ...(plain ?? []).map(({ path }) => `	${quote(`~${path}`)} 1;`),
    ...(excepted ?? []).map(
      ({ path, unless }) => `	${quote(`~${unless}`)} "";\n	${quote(`~${path}`)} 1;`,
    ),
  ];
}

/** Gives the groups of a pattern names, by which nginx hands them on; groups with '' stay as is. */
function nameGroups(pattern: string, names: readonly string[]): string {
  let group = 0;
  return pattern.replace(/\\.|\((?!\?)/g, (found) => {
    if (found !== '(') return found;
    const name = names[group++] ?? '';
    return name === '' ? '(' : `(?<${name}>`;
  });
}

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

function quoteHeader(value: string): string {
  if (/[$\\\n]/.test(value)) throw new Error(`nginx cannot send this header as it is: ${value}`);
  return quote(value);
}
