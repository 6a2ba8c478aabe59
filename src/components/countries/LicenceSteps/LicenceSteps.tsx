import styles from './LicenceSteps.module.css';

type Props = { nameInText: string };

/** How a reader can look a casino up, whatever the country. */
export function LicenceSteps({ nameInText }: Props) {
  return (
    <div className={styles.steps}>
      <h3>How to look a casino up</h3>
      <ol>
        <li>Find the name of the company and its licence number in the casino’s own terms.</li>
        <li>
          Look for both in the register of the authority above. Type the authority’s address
          yourself: a seal on the casino’s page is only a picture.
        </li>
        <li>
          Compare the web address in the register with the one in your browser. If one of the three
          is missing, treat the site as not licensed in {nameInText}.
        </li>
      </ol>
    </div>
  );
}
