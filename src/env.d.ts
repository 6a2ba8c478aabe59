/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate when the native dialog inside is opened for the first time. */
    'client:opened'?: boolean;
    /** Hydrate when the visitor points at it or focuses it. */
    'client:touched'?: boolean;
    /** Hydrate when the visitor points at it or focuses it, or earlier for one of these reasons. */
    'client:needed'?: boolean | import('./browser/directives/needed.ts').Need;
  }
}

export {};
