import { NumberedSteps } from '../../elements/NumberedSteps/NumberedSteps.tsx';
import styles from '../countries.module.css';

type Props = { nameInText: string; hasRegister: boolean };

/** Steps for looking up a casino's licence in any country. */
export function LicenceSteps({ nameInText, hasRegister }: Props) {
  return (
    <div className="stack-5">
      <h3 className={styles.title}>How to look a casino up</h3>
      <NumberedSteps
        steps={[
          'Find the company’s name and license number in the casino’s own terms.',
          hasRegister
            ? 'Look for both in the register above. Type the authority’s address yourself: a seal on the casino’s page is only a picture.'
            : 'We have no address of a register here. Ask the authority above whether it has licensed that company, and don’t trust a seal: it is only a picture.',
          `Compare the web address that the authority names with the one in your browser. If one of the three is missing, treat the site as not licensed in ${nameInText}.`,
        ]}
      />
    </div>
  );
}
