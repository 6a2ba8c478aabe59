/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate only where no choice about cookies is stored, or when it is asked for. */
    'client:undecided'?: boolean;
    /** Hydrate so many milliseconds after the page has loaded. */
    'client:delayed'?: number;
    /** Hydrate when the native dialog inside is opened for the first time. */
    'client:opened'?: boolean;
  }
}

export {};
