import { MOST_CASINOS } from '#domain/side-by-side/chosen-casinos.ts';
import { ButtonLink } from '../../elements/Button/ButtonLink.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';

/** Image of an empty slot. */
const EMPTY_SLOT = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * Tray of the casinos to compare, at the lower edge. Hidden at the end of every page that has a
 * `ComparePick`. `browser/compare-tray.ts` fills it, shows it from the first casino on, and brings
 * its styles.
 */
export function CompareTray() {
  return (
    <section aria-label="Casinos to compare" data-compare-tray hidden>
      <div className="wrap">
        <div data-tray-row>
          <p role="status" data-tray-words />
          <ol role="list" data-tray-slots>
            {Array.from({ length: MOST_CASINOS }, (_, slot) => (
              <li key={slot} data-tray-slot>
                <button type="button" hidden>
                  <img src={EMPTY_SLOT} width={48} height={48} alt="Take out" />
                  <span data-tray-cross>
                    <Icon name="cross" />
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <span data-tray-compare hidden>
            <ButtonLink variant="onBand" size="small" href="/compare">
              <span>
                Compare <span data-tray-count>2</span>
              </span>
            </ButtonLink>
          </span>
          <button type="button" data-tray-clear>
            Clear
          </button>
        </div>
      </div>
    </section>
  );
}
