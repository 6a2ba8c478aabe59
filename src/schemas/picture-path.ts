import * as z from 'zod';

/** Picture formats by file ending, for pictures beside a text. */
export const PICTURE_ENDINGS = {
  avif: 'avif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
} as const;

export type PictureFormat = (typeof PICTURE_ENDINGS)[keyof typeof PICTURE_ENDINGS];

const ENDINGS = Object.keys(PICTURE_ENDINGS).join('|');

/** File names of pictures, in any case. */
export const PICTURE_NAME = new RegExp(`\\.(?:${ENDINGS}|gif|tiff?|bmp|heic|ico)$`, 'i');

const PICTURE_PATH = new RegExp(`^\\./[a-z0-9]+(?:-[a-z0-9]+)*\\.(?:${ENDINGS})$`);

export const PICTURE_PATH_FORM =
  './ and the name of a JPEG, PNG, WebP, AVIF or SVG file in the same folder, in small letters, digits and single hyphens: ./roulette-wheel.jpg';

/** True for the path of a picture that can lie beside a text. */
export const isPicturePath = (text: string): boolean => PICTURE_PATH.test(text);

/** Picture beside the file that names it. */
export const picturePath = z.string().regex(PICTURE_PATH, `expected ${PICTURE_PATH_FORM}`);
