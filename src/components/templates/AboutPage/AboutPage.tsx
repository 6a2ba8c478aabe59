import { FactList } from '../../elements/FactList/FactList.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { SampleMark } from '../../elements/SampleMark/SampleMark.tsx';
import type { PersonModel } from '../PersonPage/PersonPage.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

export type AboutModel = ProsePageModel & {
  /** `null` until the operator is named. */
  operator: { name: string; address: string; registration: string | null } | null;
  people: readonly (Pick<PersonModel, 'name' | 'role' | 'answersFor' | 'sample'> & {
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
    return (
      <Notice tone="warn">
        <b>Nobody is named as the operator yet.</b> This site is a sample. Its owner has to give a
        name and an address before it can be launched.
      </Notice>
    );
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
  if (people.length === 0) return <p>Nobody has signed a text yet.</p>;
  return (
    <div className="stack-5">
      {people.map(({ href, name, role, answersFor, sample }) => (
        <p key={href}>
          <a href={href}>{name}</a> {sample && <SampleMark />}
          <br />
          {role}. {answersFor}
        </p>
      ))}
    </div>
  );
}
