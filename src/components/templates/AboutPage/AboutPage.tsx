import { FactList } from '../../elements/FactList/FactList.tsx';
import type { PersonModel } from '../PersonPage/PersonPage.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

export type AboutModel = ProsePageModel & {
  /** `null` until the operator is named. */
  operator: { name: string; address: string; registration: string | null } | null;
  people: readonly (Pick<PersonModel, 'name' | 'role' | 'answersFor'> & {
    href: string;
  })[];
};

export function AboutPage({ page }: { page: AboutModel }) {
  return (
    <ProsePage
      page={page}
      below={{
        'who-runs-this-site': <Operator operator={page.operator} />,
        'who-writes-and-checks': <People people={page.people} />,
      }}
    />
  );
}

function Operator({ operator }: Pick<AboutModel, 'operator'>) {
  if (operator === null) {
    return <p>Nobody is named as the operator yet.</p>;
  }
  const { name, address, registration } = operator;
  return (
    <FactList
      facts={[
        { label: 'Operator', value: name },
        { label: 'Address', value: address },
        { label: 'Registration', value: registration ?? 'None required' },
      ]}
    />
  );
}

function People({ people }: Pick<AboutModel, 'people'>) {
  if (people.length === 0) return <p>Nobody is named yet.</p>;
  return (
    <div className="stack-5">
      {people.map(({ href, name, role, answersFor }) => (
        <p key={href}>
          <a href={href}>{name}</a>
          <br />
          {role}. {answersFor}
        </p>
      ))}
    </div>
  );
}
