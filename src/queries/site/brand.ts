import { brandIcon, brandOnPlate } from '#models/pictures/brand-drawings.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { siteSettings } from './site.ts';

/** The brand as sharing pictures show it. */
export const plateBrand = oncePerBuild(async () => brandOnPlate(await siteSettings()));

/** What tabs and home screens show. */
export const siteIcon = oncePerBuild(async () => brandIcon(await siteSettings()));
