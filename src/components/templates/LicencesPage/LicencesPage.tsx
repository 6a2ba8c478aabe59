import type { LinkItem } from '#domain/site/link-item.ts';
import { AddressText } from '../../elements/AddressText/AddressText.tsx';
import { FactList } from '../../elements/FactList/FactList.tsx';
import { LinkList } from '../../elements/LinkList/LinkList.tsx';
import { NumberedSteps } from '../../elements/NumberedSteps/NumberedSteps.tsx';
import { TextLink } from '../../elements/TextLink/TextLink.tsx';
import { TitledSection } from '../../elements/TitledSection/TitledSection.tsx';
import {
  ComplaintRules,
  type ComplaintRulesModel,
} from '../../licences/ComplaintRules/ComplaintRules.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

export type LicencesModel = ProsePageModel & {
  licences: readonly {
    slug: string;
    name: string;
    authority: string;
    law: string | null;
    registerUrl: string | null;
    requires: string | null;
    steps: readonly string[];
    rules: ComplaintRulesModel;
    casinos: readonly LinkItem[];
  }[];
};

/** Licences on file: worth, lookup, complaints, deciding body. */
export function LicencesPage({ page }: { page: LicencesModel }) {
  const after = page.licences.map(({ slug, name, registerUrl, casinos, ...licence }) => (
    <TitledSection key={slug} id={slug} title={name} hint={licence.authority} isFolded>
      <FactList
        facts={[
          { label: 'Authority', value: licence.authority },
          { label: 'Law', value: licence.law },
          {
            label: 'Where to look it up',
            value:
              registerUrl === null ? null : (
                <a href={registerUrl} rel="nofollow noopener noreferrer">
                  <AddressText text={new URL(registerUrl).host} />
                </a>
              ),
          },
        ]}
      />
      {licence.requires !== null && <p>{licence.requires}</p>}
      {licence.steps.length > 0 && (
        <>
          <h3>How to check it</h3>
          <NumberedSteps steps={licence.steps} />
        </>
      )}
      <h3>If you complain</h3>
      <ComplaintRules caption={`${name}: how a complaint goes`} rules={licence.rules} />
      <TextLink href={`/tools/case#casino=license:${slug}`} text="Count your own days" />
      {casinos.length > 0 && (
        <>
          <h3>Reviews of casinos under it</h3>
          <LinkList items={casinos} />
        </>
      )}
    </TitledSection>
  ));
  return <ProsePage page={page} after={after} />;
}
