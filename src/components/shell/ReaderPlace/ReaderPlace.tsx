import { Icon } from '../../elements/Icon/Icon.tsx';

type Props = {
  /** Where a reader is taken to be who has chosen no country. */
  placeAtFirst: string;
};

/** The country that the page follows, and the way to where another is chosen. */
export function ReaderPlace({ placeAtFirst }: Props) {
  return (
    <a href="#where-you-are">
      <Icon name="pin" />
      <span>
        For readers in <span data-tell="place">{placeAtFirst}</span>: change
      </span>
    </a>
  );
}
