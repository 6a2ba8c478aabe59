import { fragmentOf, redirectPattern } from './redirects.ts';
import * as rules from './rules.ts';
import { headersOverHttp, HTTPS_ONLY } from './security-headers.ts';
import { GENERATED_NOTE, type ServerSettings } from './server-settings.ts';

/** A Caddyfile for Caddy 2.6 and later. Throws if a header or pattern cannot be written. */
export function caddyfile({ address, root, headers, redirects }: ServerSettings): string {
  const always = { ...headersOverHttp(headers), 'Cache-Control': rules.CACHE_CONTROL.other };
  const moves = [
    ...redirects.map(({ from, to, place }) => ({
      pattern: redirectPattern(from),
      to: `${to}{re.$.2}${fragmentOf(place)}`,
    })),
    { pattern: rules.UNTIDY_ADDRESS, to: '{re.$.1}{re.$.3}' },
  ];

  return `${GENERATED_NOTE}

(site_headers) {
	header {
${Object.entries(always)
  .map(([name, value]) => `		${name} ${quote(value)}`)
  .join('\n')}
	}
	# Over http they must not be sent (RFC 6797, 7.2).
	@https protocol https
	header @https ${HTTPS_ONLY} ${quote(headers[HTTPS_ONLY] ?? '')}
	header {
		Vary Accept-Encoding
		-Server
		defer
	}
}

${address} {
	root * ${quote(root)}

	route {
		import site_headers

		# What no page can answer: one verdict each, on the request as it was sent.
		@method not method ${rules.METHODS.join(' ')}
		header @method Allow ${quote(rules.METHODS.join(', '))}
		respond @method 405
		@long expression ${quote(`size({http.request.uri}) > ${rules.LONGEST_TARGET}`)}
		respond @long 414
${rules.MALFORMED.map(
  (
    pattern,
    index,
  ) => `		@malformed${index} vars_regexp {http.request.orig_uri} ${quote(afterOrigin(pattern))}
		respond @malformed${index} 400`,
).join('\n')}
		@doubled vars_regexp {http.request.uri} ${quote(rules.DOUBLE_SLASH)}
		error @doubled 404
${rules.HIDDEN.map(hiddenLines).join('\n')}

${moves
  .map(
    (
      { pattern, to },
      index,
    ) => `		@moved${index} vars_regexp moved${index} {http.request.uri} ${quote(pattern)}
		redir @moved${index} ${to.replaceAll('$', `moved${index}`)} 301`,
  )
  .join('\n')}

		# The file of that name, or the page, or the page that stands in.
		@encoded path_regexp ${quote(rules.PAGE_FILE)}
		error @encoded 404
		@home path_regexp ^/$
		rewrite @home /index.html
		@found file {path} {path}.html
		rewrite @found {http.matchers.file.relative}
${rules.FALLBACKS.map(
  ({ under, page }, index) => `		@fallback${index} {
			path_regexp ${quote(rules.directlyBelow(under))}
			not file {path}
		}
		rewrite @fallback${index} ${page}.html`,
).join('\n')}
		@missing not file {path}
		error @missing 404

		map {path} {site_type} {
${Object.entries(rules.CONTENT_TYPES)
  .map(([ending, type]) => `			${quote(`~\\.${ending}$`)} ${quote(type)}`)
  .join('\n')}
			default ${rules.OTHER_CONTENT_TYPE}
		}
		header Content-Type {site_type}
		@hashed path_regexp ${quote(`^${rules.HASHED_FOLDER}`)}
		header @hashed Cache-Control ${quote(rules.CACHE_CONTROL.hashed)}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		import site_headers
		# Without what would let a cache keep it.
		@unknown expression ${quote('{http.error.status_code} == 404')}
		route @unknown {
			header {
				Content-Type ${quote(rules.CONTENT_TYPES['html'] ?? rules.OTHER_CONTENT_TYPE)}
				-Etag
				-Last-Modified
				defer
			}
			rewrite * ${rules.NOT_FOUND_PAGE}.html
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}
}
`;
}

const hiddenLines = ({ path, unless }: (typeof rules.HIDDEN)[number], index: number) => {
  const exception = unless === undefined ? '' : `\n			not path_regexp ${quote(unless)}`;
  return `		@hidden${index} {
			path_regexp ${quote(path)}${exception}
		}
		error @hidden${index} 404`;
};

/** The target as it was sent may begin with the origin, as to a proxy. */
const afterOrigin = (pattern: string) =>
  pattern.replace(/^\^/, '^([Hh][Tt][Tt][Pp][Ss]?://[^/?]*)?');

/** Caddy reads what stands between backticks as it is. */
function quote(text: string): string {
  if (/[`\n]|\{\$/.test(text)) throw new Error(`Caddy cannot read this as it is: ${text}`);
  return `\`${text}\``;
}
