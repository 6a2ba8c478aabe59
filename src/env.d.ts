/// <reference types="astro/client" />

declare global {
  interface ImportMetaEnv {
    /** Pages that no search may list, or "all", as JSON: `integrations/content-check.ts`. */
    readonly UNLISTED: string | undefined;
    /** The colours of the brand as JSON; undefined where the site is printed as it is drawn: `integrations/brand-colours.ts`. */
    readonly BRAND_COLOURS: string | undefined;
    /** Address, bytes and SHA-256 of the single-file audit, as JSON; undefined under `npm run dev`: `integrations/offline-audit.ts`. */
    readonly OFFLINE_AUDIT: string | undefined;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate as soon as the browser is idle; for islands above the fold. */
    'client:ready'?: boolean;
    /** Hydrate once a part of the island is in view. */
    'client:seen'?: boolean;
    /** Hydrate when the native dialog inside is opened for the first time. */
    'client:opened'?: boolean;
  }
}

export {};
