import type { VisitModel } from '../../casinos/visit-model.ts';
import { whereLinked } from '../../casinos/where-linked.ts';

/** Affiliate disclosure, placed before the first paid link of a page; of one casino, shown where its link is. */
export function Disclosure({ visit }: { visit?: VisitModel }) {
  return (
    <p className="fine measure" data-pagefind-ignore {...(visit && whereLinked(visit))}>
      Links marked “paid” earn us a commission if you open an account. They change no score and no
      order. <a href="/affiliate-disclosure">How we are paid</a>,{' '}
      <a href="/how-we-rate">how we rate</a>.
    </p>
  );
}
