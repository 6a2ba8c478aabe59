import { fragmentOf, redirectPattern, takesQuery } from './redirects.ts';
import * as rules from './rules.ts';
import { headersOverHttp, HTTPS_ONLY } from './security-headers.ts';
import { GENERATED_NOTE, type ServerSettings } from './server-settings.ts';

/**
 * A site file for nginx, to be included in its `http` block. It needs the module for precompressed
 * Brotli (Debian: libnginx-mod-http-brotli-static). Throws if a header cannot be written.
 */
export function nginxSite({ address, root, headers, redirects }: ServerSettings): string {
  return `${GENERATED_NOTE}

map "$request_uri" $site_location {
	default "";
${redirects.map((redirect) => `	${quote(`~${nameGroups(redirectPattern(redirect.from), ['', 'site_query'])}`)} "${redirect.to}${takesQuery(redirect) ? '$site_query' : ''}${fragmentOf(redirect.place)}";`).join('\n')}
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
	gzip off;
	gzip_static on;
	gzip_proxied any;
	brotli_static on;

	types {
${Object.entries(rules.CONTENT_TYPES)
  .map(([ending, type]) => `		${quote(type)} ${ending};`)
  .join('\n')}
	}
	default_type ${rules.OTHER_CONTENT_TYPE};

${Object.entries(headersOverHttp(headers))
  .map(([name, value]) => `	add_header ${name} ${quoteHeader(value)} always;`)
  .join('\n')}
	add_header ${HTTPS_ONLY} $site_https always;
	add_header Cache-Control $site_cache always;
	add_header Vary Accept-Encoding always;

	error_page 404 ${rules.NOT_FOUND_PAGE};
	if ($site_location) { return 301 $site_location; }

${rules.FALLBACKS.map(
  ({ under, page }) => `	location ~ ${quote(rules.directlyBelow(under))} {
		try_files $uri $uri.html ${page}.html =404;
	}`,
).join('\n')}
	location / {
		try_files $uri $uri.html $uri/index.html =404;
	}
}
`;
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
