import { fragmentOf, redirectPattern, takesQuery } from './redirects.ts';
import * as rules from './rules.ts';
import { headersOverHttp, HTTPS_ONLY } from './security-headers.ts';
import { GENERATED_NOTE, type ServerSettings } from './server-settings.ts';

/** A Caddyfile for Caddy 2.6 and later. Throws if a header or pattern cannot be written. */
export function caddyfile({ address, root, headers, redirects }: ServerSettings): string {
  const always = { ...headersOverHttp(headers), 'Cache-Control': rules.CACHE_CONTROL.other };
  const moves = [
    ...redirects.map((redirect) => ({
      pattern: redirectPattern(redirect.from),
      to: `${redirect.to}${takesQuery(redirect) ? '{re.$.2}' : ''}${fragmentOf(redirect.place)}`,
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
(site_files) {
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

${address} {
	root * ${quote(root)}

	route {
		import site_headers

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
		@found file {path} {path}.html
		rewrite @found {http.matchers.file.relative}
${rules.FALLBACKS.map(
  ({ under, page }, index) => `		@fallback${index} {
			path_regexp ${quote(rules.directlyBelow(under))}
			not file {path}
		}
		rewrite @fallback${index} ${page}.html`,
).join('\n')}

		map {path} {site_type} {
			/ ${quote(rules.CONTENT_TYPES['html'] ?? '')}
${Object.entries(rules.CONTENT_TYPES)
  .map(([ending, type]) => `			${quote(`~\\.${ending}$`)} ${quote(type)}`)
  .join('\n')}
			default ${rules.OTHER_CONTENT_TYPE}
		}
		header Content-Type {site_type}
		@hashed path_regexp ${quote(`^${rules.HASHED_FOLDER}`)}
		header @hashed Cache-Control ${quote(rules.CACHE_CONTROL.hashed)}
		import site_files
	}

	handle_errors {
		import site_headers
		@unknown expression ${quote('{http.error.status_code} == 404')}
		route @unknown {
			header Content-Type ${quote(rules.CONTENT_TYPES['html'] ?? '')}
			rewrite * ${rules.NOT_FOUND_PAGE}
			import site_files
		}
	}
}
`;
}

/** Caddy reads what stands between backticks as it is. */
function quote(text: string): string {
  if (/[`\n]|\{\$/.test(text)) throw new Error(`Caddy cannot read this as it is: ${text}`);
  return `\`${text}\``;
}
