import slider from '../slider.module.css';

type Props = {
  /** Position of the thumb, from 0 to 1. */
  at: number;
};

/** Rail of a range input, filled up to its thumb. */
export function SliderRail({ at }: Props) {
  return (
    <svg className={slider.rail} width="100%" height="4" aria-hidden="true">
      <line className={slider.off} x2="100%" y1="2" y2="2" />
      <line className={slider.on} x2={`${at * 100}%`} y1="2" y2="2" />
    </svg>
  );
}
