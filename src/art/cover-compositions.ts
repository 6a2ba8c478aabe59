import { relief, ribbon, stacks, type Sheet } from './cover-motifs.ts';
import { sealSign } from './lettering.ts';
import { roundToTenth } from './numbers.ts';
import { irisStops } from './plate.ts';
import { rosette } from './rosette.ts';

/** Part of a cover: content of `<defs>`, and drawn content. */
type Drawing = { defs: string; body: string };
type Composition = (sheet: Sheet) => Drawing;

const draw = (body: string): Drawing => ({ defs: '', body });
const combine = (...drawings: Drawing[]): Drawing => ({
  defs: drawings.map((drawing) => drawing.defs).join(''),
  body: drawings.map((drawing) => drawing.body).join(''),
});

type Placement = { x: number; y: number; radius: number };
type RosettePlacement = Placement & { layers: number; core: number; halo?: boolean };

/** A rosette drawn at double size and halved, so that integer coordinates are precise enough. */
function placeRosette({ random, id, plate }: Sheet, name: string, placement: RosettePlacement) {
  const { x, y, radius, layers, core, halo = true } = placement;
  const key = `${id}${name}`;
  const size = radius * 2;
  const clearing = `<circle cx="${x}" cy="${y}" r="${roundToTenth(radius + 10)}" fill="${plate.ground}"/>`;
  return {
    defs: `<radialGradient id="${key}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${size}">${irisStops(plate)}</radialGradient>`,
    body: `${halo ? clearing : ''}<g transform="translate(${x} ${y})scale(.5)" stroke-width="2.1" stroke="url(#${key})">${rosette(random, key, { radius: size, layers, core })}</g>`,
  };
}

const seal = ({ plate }: Sheet, { x, y, radius }: Placement): Drawing =>
  draw(
    `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="${plate.deepGround}"/>` +
      `<circle r="${radius - 6}" fill="none" stroke="${plate.accent}" stroke-width="1.2"/>` +
      `<circle r="${radius - 11}" fill="none" stroke="${plate.accent}" stroke-width=".6"/>` +
      `<g fill="${plate.accent}">${sealSign(plate.sign, radius * 0.95, radius * 1.02)}</g></g>`,
  );

/** Lines in the horizontal gradient of both inks. */
const printAcross = ({ id }: Sheet, attributes: string, lines: string): Drawing =>
  draw(`<g stroke="url(#${id}l)"${attributes}>${lines}</g>`);

const single: Composition = (sheet) => {
  const { width, height } = sheet;
  const [x, y] = [width / 2, height / 2];
  return combine(
    printAcross(sheet, ' stroke-opacity=".75"', ribbon(sheet, { y, swell: 190, nodes: 2 })),
    placeRosette(sheet, 'a', { x, y, radius: 300, layers: 4, core: 0.27 }),
    seal(sheet, { x, y, radius: 78 }),
  );
};

const twin: Composition = (sheet) => {
  const y = sheet.height / 2;
  const left = sheet.width * 0.34;
  const right = sheet.width * 0.7;
  return combine(
    placeRosette(sheet, 'a', { x: left, y, radius: 285, layers: 4, core: 0.28 }),
    placeRosette(sheet, 'b', { x: right, y, radius: 225, layers: 3, core: 0.3, halo: false }),
    seal(sheet, { x: left, y, radius: 76 }),
  );
};

const medal: Composition = (sheet) => {
  const x = sheet.width * sheet.random.pick([0.36, 0.5, 0.64]);
  const y = sheet.height * 0.52;
  return combine(
    printAcross(sheet, ' stroke-width="1.5"', relief(sheet, { x, y, radius: 270, gap: 14 })),
    seal(sheet, { x, y, radius: 74 }),
  );
};

const ribbons: Composition = (sheet) => {
  const x = sheet.width * sheet.random.pick([0.3, 0.7]);
  const middle = sheet.height / 2;
  const y = sheet.height * 0.36;
  const lower = ` transform="translate(0 ${y})"`;
  return combine(
    printAcross(sheet, '', ribbon(sheet, { y, swell: 240, nodes: 3 })),
    printAcross(sheet, lower, ribbon(sheet, { y, swell: 200, nodes: 2 })),
    placeRosette(sheet, 'a', { x, y: middle, radius: 205, layers: 3, core: 0.36 }),
    seal(sheet, { x, y: middle, radius: 70 }),
  );
};

const stack: Composition = (sheet) => {
  const { width, height, plate } = sheet;
  const x = width * sheet.random.pick([0.28, 0.72]);
  const base = height - 92;
  return combine(
    placeRosette(sheet, 'a', { x, y: height * 0.44, radius: 290, layers: 3, core: 0.26 }),
    draw(
      stacks(sheet, base, 5) +
        `<path d="M0 ${base}H${width}" stroke="${plate.accent}" stroke-width="2"/>` +
        `<path d="M0 ${base + 7}H${width}M0 ${base + 11}H${width}" stroke="${plate.inkA}" stroke-width=".8" stroke-opacity=".7"/>`,
    ),
  );
};

const corner: Composition = (sheet) => {
  const { width, height } = sheet;
  const onLeft = sheet.random.next() < 0.5;
  const x = onLeft ? width * 0.16 : width * 0.84;
  return combine(
    placeRosette(sheet, 'a', { x, y: height * 0.98, radius: 620, layers: 4, core: 0.3 }),
    seal(sheet, { x: onLeft ? width - 190 : 190, y: 180, radius: 74 }),
  );
};

export const COMPOSITIONS: readonly Composition[] = [single, twin, medal, ribbons, stack, corner];
