/**
 * What a template shows, where working it out takes longer than looking at what it follows from: it is worked out
 * only where the page is drawn. An earlier build may have drawn the page from the same facts, so `workOut` takes them
 * and nothing else: a function of a module, which holds nothing of the page at hand.
 */
export class LaterView<Facts extends object, View extends object> {
  readonly facts: Facts;
  readonly #workOut: (facts: Facts) => View;

  constructor(facts: Facts, workOut: (facts: Facts) => View) {
    this.facts = facts;
    this.#workOut = workOut;
  }

  view(): View {
    return this.#workOut(this.facts);
  }
}

/** What the template is given by a kind of page, at once or later: a later view of any facts. */
export type ShownBy<Given> = Given extends { facts: object; view: () => infer View extends object }
  ? View
  : Given;

/** What a page is known by among those of earlier builds. */
export const factsOf = (given: object): object =>
  given instanceof LaterView ? (given.facts as object) : given;

export const shownBy = <Given extends object>(given: Given): ShownBy<Given> =>
  (given instanceof LaterView ? given.view() : given) as ShownBy<Given>;
