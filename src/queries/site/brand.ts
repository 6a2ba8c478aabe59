import { brandIcon, brandOnPlate } from '#models/pictures/brand-drawings.ts';
import { oncePerBuild } from '../content/once-per-build.ts';
import { siteSettings } from './site.ts';

/** Brand for sharing pictures. */
export const plateBrand = oncePerBuild(async () => brandOnPlate(await siteSettings()));

/** Icon for tabs and home screens. */
export const siteIcon = oncePerBuild(async () => brandIcon(await siteSettings()));
