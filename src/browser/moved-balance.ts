import {
  beamTiltDegrees,
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
  const chips = drawing.querySelectorAll<SVGRectElement>('[data-chips] > rect');
  weighedChips(now).forEach(({ group, face, x, y }, index) => {
    const [chip, start] = [chips[index], from[index]];
    if (chip === undefined || start === undefined) return;
    chip.setAttribute('fill', `url(#h${group}${face})`);
    chip.style.transitionDelay = `${(index / 99) * STAGGER_MS}ms`;
    chip.style.transform = `translate(${x - start.x}px, ${y - start.y}px)`;
  });
  const beam = drawing.querySelector<SVGGElement>('[data-beam]');
  beam?.style.setProperty('transform', `rotate(${beamTiltDegrees(now)}deg)`);
  drawing.setAttribute('aria-label', label);
}
