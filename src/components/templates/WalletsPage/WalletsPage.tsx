import { HelpNotice } from '../../elements/HelpNotice/HelpNotice.tsx';
import type { HelpLine } from '../../shell/HelpPhone/HelpPhone.tsx';
import { ProsePage, type ProsePageModel } from '../ProsePage/ProsePage.tsx';

type Props = { page: ProsePageModel & { help: readonly HelpLine[] } };

export function WalletsPage({ page }: Props) {
  return <ProsePage page={page} after={<HelpNotice help={page.help} />} />;
}
