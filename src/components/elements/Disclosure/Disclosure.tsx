/** Affiliate disclosure, placed before the first paid link of a page. */
export function Disclosure() {
  return (
    <p className="fine measure" data-pagefind-ignore>
      Links marked “paid” earn us a commission if you open an account. They change no score and no
      order. <a href="/affiliate-disclosure">How we are paid</a>,{' '}
      <a href="/how-we-rate">how we rate</a>.
    </p>
  );
}
