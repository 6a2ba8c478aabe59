import styles from './CountryLinks.module.css';

type Props = { countries: readonly { name: string; href: string }[] };

/** Stands in for the list of countries where no script can change the notice. */
export function CountryLinks({ countries }: Props) {
  return (
    <noscript>
      <p className={styles.links}>
        Law and help in{' '}
        {countries.map(({ name, href }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <a href={href}>{name}</a>
          </span>
        ))}
        .
      </p>
    </noscript>
  );
}
