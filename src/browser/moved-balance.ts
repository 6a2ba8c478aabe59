import {
  beamTiltDegrees,
  CHIP_CELL,
  type WeighedChip,
  weighedChips,
  type WeighedPlayers,
} from '#domain/outcomes/weighed-players.ts';

/** Time between the first chip to move and the last. */
const STAGGER_MS = 120;

/**
 * Moves the chips of the balance on the home page by transforms from where they were drawn. The style sheet says how
 * long that takes, and whether it is animated at all.
 */
export function animateChips(
  drawing: Element,
  { drawn, now, label }: { drawn: WeighedPlayers; now: WeighedPlayers; label: string },
): void {
  const from = weighedChips(drawn);
  const chips = singleChips(drawing, from);
  weighedChips(now).forEach(({ group, x, y }, index) => {
    const [chip, start] = [chips[index], from[index]];
    if (chip === undefined || start === undefined) return;
    chip.setAttribute('fill', `url(#h${group})`);
    chip.style.transitionDelay = `${(index / 99) * STAGGER_MS}ms`;
    chip.style.transform = `translate(${x - start.x}px, ${y - start.y}px)`;
  });
  const beam = drawing.querySelector<SVGGElement>('[data-beam]');
  beam?.style.setProperty('transform', `rotate(${beamTiltDegrees(now)}deg)`);
  drawing.setAttribute('aria-label', label);
}

/** The chips as single elements: the drawing is served with whole stacks, which are split the first time. */
function singleChips(drawing: Element, drawn: readonly WeighedChip[]): SVGRectElement[] {
  const stacks = drawing.querySelector<SVGGElement>('[data-chips="stacked"]');
  if (stacks !== null) {
    const { width, height } = CHIP_CELL;
    const chips = drawn.map(({ group, x, y }) => {
      const chip = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
      const place = { x: x - width / 2, y, width, height, fill: `url(#h${group})` };
      for (const [name, value] of Object.entries(place)) chip.setAttribute(name, String(value));
      return chip;
    });
    stacks.replaceChildren(...chips);
    stacks.dataset['chips'] = 'single';
    // Forces a layout, or the first transition would have no start.
    stacks.getBoundingClientRect();
  }
  return [...drawing.querySelectorAll<SVGRectElement>('[data-chips="single"] > rect')];
}
