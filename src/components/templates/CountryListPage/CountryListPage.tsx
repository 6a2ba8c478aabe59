import type { LinkItem } from '#domain/site/link-item.ts';
import {
  CountryGroup,
  type CountryGroupModel,
} from '../../countries/CountryGroup/CountryGroup.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { PageHead } from '../../elements/PageHead/PageHead.tsx';
import { Section } from '../../elements/Section/Section.tsx';

export type CountryListModel = {
  trail: readonly LinkItem[];
  groups: readonly CountryGroupModel[];
  count: number;
};

export function CountryListPage({ page: { trail, groups, count } }: { page: CountryListModel }) {
  return (
    <>
      <PageHead
        trail={trail}
        title="Legal where you are?"
        lead={`What the law says of online and crypto casinos in ${count} countries, in plain words and with sources. A licence usually counts only in the country that issued it.`}
        note="This is an overview, not legal advice. The site is for readers of 18 and over, or older where the law says so."
      />
      <Section>
        <div className="stack-parts">
          {groups.map((group) => (
            <CountryGroup key={group.id} group={group} />
          ))}
          <Notice>
            <b>Your country is not here?</b> Ask the gambling authority there before you play, and
            treat a site without its licence as unlicensed. Some services help everywhere: see the
            end of <a href="/responsible-gaming#helplines">helplines by country</a>.
          </Notice>
        </div>
      </Section>
    </>
  );
}
