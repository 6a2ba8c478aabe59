import { Icon } from '../../elements/Icon/Icon.tsx';

type Props = {
  /** Name of the default country. */
  placeAtFirst: string;
};

/** Country of the reader, with a link to change it. */
export function ReaderPlace({ placeAtFirst }: Props) {
  return (
    <a href="#where-you-are">
      <Icon name="pin" />
      <span>
        For readers in <span data-country-text="place">{placeAtFirst}</span>: change
      </span>
    </a>
  );
}
