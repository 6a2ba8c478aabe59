/** Hashes of the inline scripts and styles of the built pages, as the policy writes them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

const DIRECTIVES = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} satisfies Record<string, readonly string[]>;

/** The Content-Security-Policy of the whole site: its own origin, and inline what is hashed. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return Object.entries(DIRECTIVES)
    .map(([directive, sources]) => {
      const hashes = { 'script-src': scripts, 'style-src': styles }[directive] ?? [];
      return [directive, ...sources, ...hashes].join(' ');
    })
    .join('; ');
}

/** Headers that every answer carries, whatever it answers. */
export function securityHeaders(hashes: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hashes),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
