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
 * Lays the chips of the home page's balance anew, by a transform from where they were drawn: the frame stays
 * as it is. How long they take, and whether they move at all, says the style sheet.
 */
export function weighAnew(
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

/** The chips one by one: the drawing comes with whole stacks, which are taken apart the first time. */
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
    // What moves has to have been somewhere.
    stacks.getBoundingClientRect();
  }
  return [...drawing.querySelectorAll<SVGRectElement>('[data-chips="single"] > rect')];
}
