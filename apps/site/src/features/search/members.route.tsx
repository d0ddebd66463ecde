import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadMembers } from './members.ts';
import { MembersScreen } from './MembersScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadMembers);
export const clientLoader = browserLoader(loadMembers);

export const handle = {
  namespaces: ['members', 'interests'],
  title: (t, _data, { search }) => {
    const page = t(($) => $.members.title);
    const number = Number(search.get('page'));
    return number > 1 ? `${t(($) => $.common.pagination.page, { page: number })} · ${page}` : page;
  },
  isPlain: true,
} satisfies PageHandle;

export default MembersScreen;
