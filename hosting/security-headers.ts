/** Hashes of the inline scripts and styles of the built pages, as the policy writes them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Sources that the policy has to allow besides the site itself. */
export type PolicyNeeds = {
  hashes: InlineHashes;
  /** Address that the contact form is posted to; `null` where it opens the mail program. */
  contactEndpoint: string | null;
};

const DIRECTIVES = {
  'default-src': ["'none'"],
  // The search index is read by WebAssembly; this allows that and no other eval.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  // The search without script; where the contact form is posted to is added below.
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} satisfies Record<string, readonly string[]>;

/**
 * The Content-Security-Policy of the whole site: its own origin, inline what is hashed, and the
 * origin that the contact form posts to, with script and without.
 */
export function contentSecurityPolicy({ hashes, contactEndpoint }: PolicyNeeds): string {
  const contact = contactEndpoint === null ? [] : [new URL(contactEndpoint).origin];
  const added: Partial<Record<string, readonly string[]>> = {
    'script-src': hashes.scripts,
    'style-src': hashes.styles,
    'connect-src': contact,
    'form-action': contact,
  };
  return Object.entries(DIRECTIVES)
    .map(([directive, sources]) => [directive, ...sources, ...(added[directive] ?? [])].join(' '))
    .join('; ');
}

/** The header that is for answers over https: over http it must not be sent (RFC 6797, 7.2). */
export const HTTPS_ONLY = 'Strict-Transport-Security';

export function headersOverHttp(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== HTTPS_ONLY));
}

export function securityHeaders(needs: PolicyNeeds): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs),
    // Without `preload`: only the owner can decide that. docs/decisions/007-two-headers-left-out.md
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
