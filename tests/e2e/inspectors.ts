/** Something about one element that is not as it should be, in words that find it again. */
type Remark = string;

export type FocusStop = {
  /** Position among the controls of the page in the order of the document; -1 if it is none. */
  index: number;
  element: string;
  outlined: boolean;
  covered: string | null;
  /** Positions of the radio buttons that share this stop; otherwise its own. */
  together: number[];
};

export type ScrollRegion = {
  element: string;
  name: string;
  /** By a tab stop of its own, or by controls inside it that pull it along. */
  focusable: boolean;
};

export type Structure = {
  lang: string;
  title: string;
  headings: { level: number; text: string }[];
  landmarks: string[];
  footer: string[];
  header: string[];
};

/** What can be asked of a page from inside it. */
export type Inspectors = {
  collectControls: () => string[];
  describeFocus: () => FocusStop;
  smallTargets: () => Remark[];
  sidewaysOverflow: () => Remark[];
  scrollRegions: () => ScrollRegion[];
  spaceText: () => void;
  unspaceText: () => void;
  clippedText: () => Remark[];
  overlappingText: () => Remark[];
  borderless: () => { looked: number; remarks: Remark[] };
  moving: () => Remark[];
  structure: () => Structure;
};

declare global {
  var inspect: Inspectors;
}

/** Runs inside every page before its own script; nothing of this module reaches it but the body. */
export function installInspectors(): void {
  const CONTROLS =
    'a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])';
  const MIN_TARGET = 24;
  /** The box of a line is taller than its letters by a few pixels. */
  const LINE_SLACK = 6;
  let controls: HTMLElement[] = [];

  const root = (): ParentNode => document.querySelector('dialog:modal') ?? document;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
  const describe = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const id = element.id === '' ? '' : `#${element.id}`;
    const words = text.replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()}${id}>${words === '' ? '' : ` “${words}”`}`;
  };
  /** What a person sees and hits of a control: the label where the control itself is hidden. */
  const visiblePart = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect();
    const hidden = width <= 1 || height <= 1 || getComputedStyle(element).opacity === '0';
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return hidden && label !== undefined ? label : element;
  };
  const hasOutline = (element: Element): boolean =>
    // A link that fills its card draws the outline round the card.
    [null, '::after'].some((part) => {
      const { content, outlineStyle, outlineWidth } = getComputedStyle(element, part);
      const isThere = part === null || content !== 'none';
      return isThere && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  const isOutlined = (element: Element): boolean => {
    if (element === visiblePart(element)) return hasOutline(element);
    const label = visiblePart(element);
    return [label, ...label.querySelectorAll('*')].some(hasOutline);
  };

  /** What lies over every part of an element; null if at least some of it is in view. */
  const coverOf = (element: Element): string | null => {
    let above = 'the edge of the window';
    for (const { left, top, width, height } of visiblePart(element).getClientRects()) {
      for (const [x, y] of [
        [0.5, 0.5],
        [0.1, 0.2],
        [0.9, 0.2],
        [0.1, 0.8],
        [0.9, 0.8],
      ] as const) {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        if (hit === null) continue;
        const own = visiblePart(element);
        if (own.contains(hit) || hit.contains(own) || element.contains(hit)) return null;
        above = describe(hit.closest('header, [data-cookie-banner], dialog') ?? hit);
      }
    }
    return above;
  };

  const sharingStopWith = (one: Element): number[] => {
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') {
      return [controls.indexOf(one as HTMLElement)];
    }
    return controls.flatMap((other, at) =>
      other instanceof HTMLInputElement && other.name === one.name && other.form === one.form
        ? [at]
        : [],
    );
  };

  /** Links in running text have the height of the line, which the guidelines allow. */
  const isInline = (element: Element): boolean => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const block = element.closest('p, li, td, th, dd, dt, figcaption, label, caption');
    const around = (block?.textContent ?? '').trim().length;
    return around > (element.textContent ?? '').trim().length + 1;
  };

  const clipsOverflow = (element: Element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    return [overflowX, overflowY].some((one) => ['hidden', 'clip'].includes(one))
      ? clipPath === 'none'
      : false;
  };
  const scrolls = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((one) => ['auto', 'scroll'].includes(one));
  };
  /** Text that is there for screen readers alone is cut on purpose. */
  const isVisuallyHidden = (element: Element): boolean => {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (getComputedStyle(one).clipPath !== 'none' && one.getBoundingClientRect().width <= 1) {
        return true;
      }
    }
    return false;
  };

  /** Every piece of text that a person sees; what only decorates is left out. */
  const shownTexts = (): { parent: Element; range: Range }[] => {
    const texts: { parent: Element; range: Range }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || (node.textContent ?? '').trim() === '') continue;
      if (!isShown(parent) || isVisuallyHidden(parent)) continue;
      if (parent.closest('[aria-hidden=true], svg, script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push({ parent, range });
    }
    return texts;
  };
  /** Lies over the page by intention and moves away with scrolling, or the page below it does. */
  const isPinned = (element: Element): boolean => {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true;
    }
    return false;
  };
  /** What is left of a box when all that cuts it off has done so. */
  const partInSight = (element: Element, box: DOMRect) => {
    let { left, right, top, bottom } = box;
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (one === document.body || !(clipsOverflow(one) || scrolls(one))) continue;
      const frame = one.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, right, top, bottom };
  };

  globalThis.inspect = {
    collectControls() {
      controls = [...root().querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (element) => isShown(element) && element.tabIndex >= 0,
      );
      return controls.map(describe);
    },

    describeFocus() {
      const element = document.activeElement ?? document.body;
      return {
        index: controls.indexOf(element as HTMLElement),
        element: describe(element),
        outlined: isOutlined(element),
        covered: coverOf(element),
        together: sharingStopWith(element),
      };
    },

    smallTargets() {
      const targets = [...root().querySelectorAll(CONTROLS)]
        .filter((element) => isShown(element) && !isVisuallyHidden(visiblePart(element)))
        .filter((element) => !element.matches('[role=region]'))
        .map((element) => ({ element, box: visiblePart(element).getBoundingClientRect() }));
      const centre = ({ left, top, width, height }: DOMRect) => [
        left + width / 2,
        top + height / 2,
      ];
      return targets
        .filter(({ box }) => box.width < MIN_TARGET - 0.5 || box.height < MIN_TARGET - 0.5)
        .filter(({ element }) => !isInline(element))
        .filter(({ element, box }) => {
          const [x = 0, y = 0] = centre(box);
          return targets.some(({ element: other, box: its }) => {
            if (other === element || other.contains(element) || element.contains(other)) {
              return false;
            }
            const dx = Math.max(its.left - x, 0, x - its.right);
            const dy = Math.max(its.top - y, 0, y - its.bottom);
            return Math.hypot(dx, dy) < MIN_TARGET / 2;
          });
        })
        .map(
          ({ element, box }) =>
            `${describe(element)} is ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`,
        );
    },

    sidewaysOverflow() {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`]
        : [];
    },

    scrollRegions() {
      return [...document.querySelectorAll('body *')]
        .filter((element) => isShown(element) && element.clientWidth > 0)
        .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .filter((element) => !(element instanceof HTMLTextAreaElement))
        .map((element) => {
          const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ');
          const labelled = labels.map((id) => document.getElementById(id)?.textContent ?? '');
          return {
            element: describe(element),
            name: element.getAttribute('aria-label') ?? labelled.join(' ').trim(),
            focusable:
              (element as HTMLElement).tabIndex >= 0 || element.querySelector(CONTROLS) !== null,
          };
        });
    },

    spaceText() {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
      );
      document.adoptedStyleSheets.push(sheet);
    },

    unspaceText() {
      document.adoptedStyleSheets.pop();
    },

    clippedText() {
      const remarks: string[] = [];
      for (const { parent, range } of shownTexts()) {
        // It is cut on purpose: all that it says stands whole in the fold that it is the head of.
        if (parent.closest('[data-preview]') !== null) continue;
        const box = range.getBoundingClientRect();
        for (let one: Element | null = parent; one !== null; one = one.parentElement) {
          if (scrolls(one) || one === document.body) break;
          if (!clipsOverflow(one)) continue;
          const frame = one.getBoundingClientRect();
          const over = Math.max(frame.left - box.left, box.right - frame.right);
          const beyond = Math.max(frame.top - box.top, box.bottom - frame.bottom) - LINE_SLACK;
          if (Math.max(over, beyond) > 1) {
            remarks.push(`${describe(parent)} is cut off by ${describe(one)}`);
            break;
          }
        }
      }
      return [...new Set(remarks)];
    },

    overlappingText() {
      const lines = shownTexts()
        .filter(({ parent }) => !isPinned(parent))
        .flatMap(({ parent, range }) =>
          [...range.getClientRects()].map((box) => ({ parent, box: partInSight(parent, box) })),
        )
        .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > LINE_SLACK)
        .sort((one, other) => one.box.top - other.box.top);
      const remarks: string[] = [];
      lines.forEach(({ parent, box }, index) => {
        for (const other of lines.slice(index + 1)) {
          if (other.box.top >= box.bottom - LINE_SLACK) break;
          if (parent.contains(other.parent) || other.parent.contains(parent)) continue;
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
          if (across > 1 && down > LINE_SLACK) {
            remarks.push(`${describe(parent)} and ${describe(other.parent)} lie on each other`);
          }
        }
      });
      return [...new Set(remarks)];
    },

    borderless() {
      const looked = [...root().querySelectorAll('button, input, select, textarea')].filter(
        (element) =>
          isShown(element) && !element.matches('[type=hidden], [type=radio], [type=checkbox]'),
      );
      const boxes = [
        ...root().querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]'),
      ].filter((element) => isShown(element) && visiblePart(element) !== element);
      const all = [...looked, ...boxes.map(visiblePart)];
      const hasEdge = (element: Element) => {
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(element);
        const bordered = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        // A button that looks like a link keeps its underline instead.
        return bordered || textDecorationLine.includes('underline');
      };
      const remarks = all.filter((element) => {
        const parts = element instanceof HTMLLabelElement ? element.querySelectorAll('*') : [];
        return ![element, ...parts].some(hasEdge);
      });
      return { looked: all.length, remarks: remarks.map(describe) };
    },

    moving() {
      const running = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect | null)?.target ?? null)
        .filter((element) => element !== null)
        .map((element) => `${describe(element)} moves`);
      const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
      const lasting = [...document.querySelectorAll('body *')].filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        const lasts = (durations: string) =>
          durations.split(',').some((one) => Number.parseFloat(one) > 0.01);
        return (
          isShown(element) &&
          (lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration)))
        );
      });
      return [
        ...running,
        ...(smooth ? ['the page scrolls smoothly'] : []),
        ...lasting.map((element) => `${describe(element)} has a transition or an animation`),
      ];
    },

    structure() {
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown);
      const landmarks = [...document.querySelectorAll('header, nav, main, footer, aside')]
        .filter((element) => isShown(element) && element.closest('dialog') === null)
        .filter(
          (element) =>
            !element.matches('header, footer') ||
            element.closest('main, article, section, aside, nav') === null,
        )
        .map((element) => {
          const name = element.getAttribute('aria-label');
          return `${element.tagName.toLowerCase()}${name === null ? '' : ` “${name}”`}`;
        });
      const linksIn = (selector: string) =>
        [...document.querySelectorAll(`${selector} :is(a[href], button)`)].map(
          (element) =>
            `${element.getAttribute('href') ?? ''} ${(element.textContent ?? '').trim()}`,
        );
      return {
        lang: document.documentElement.lang,
        title: document.title,
        headings: headings.map((heading) => ({
          level: Number(heading.tagName.slice(1)),
          text: (heading.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
        })),
        landmarks,
        footer: linksIn('body > footer'),
        header: linksIn('body > header'),
      };
    },
  };
}
