import { type CurveModel, CurvePlot } from '../CurvePlot/CurvePlot.tsx';

type Props = { curve: CurveModel };

/** A curve drawn twice, for a wide and for a narrow column; only one of them is there at a time. */
export function CurveChart({ curve }: Props) {
  return (
    <>
      <CurvePlot curve={curve} size="wide" />
      <CurvePlot curve={curve} size="narrow" />
    </>
  );
}
