import { useSearchParams } from 'react-router';
import { Link } from '@velours/ui/components/Link';
import { BackIcon } from '@velours/ui/primitives/Icon';
import { browserLoader } from '../../app/data/browser-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import { loadLikedMember } from '../member/member.ts';
import { MemberScreen } from '../member/MemberScreen.tsx';
import { likesPath, likesTabOf } from './likes.ts';
import type { Route } from './+types/likes-member.route.ts';

export const loader = serverLoader(loadLikedMember);
export const clientLoader = browserLoader(loadLikedMember);

export const handle = {
  namespaces: ['likes', 'members', 'interests', 'profile'],
  title: (t, { name, age }) => t(($) => $.profile.title, { name, age }),
  hasBackButton: true,
} satisfies PageHandle<{ name: string; age: number }>;

/** /likes/m/{id}: a profile, with the way back to the list it was opened from (spec section 2). */
export default function LikedMemberPage({ params }: Route.ComponentProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const tab = likesTabOf(search.get('from')) ?? 'received';
  return (
    <MemberScreen
      key={params.id}
      id={params.id}
      before={
        <Link href={likesPath(tab)} appearance="quiet" iconStart={<BackIcon />}>
          {t(($) => $.likes.back[tab])}
        </Link>
      }
    />
  );
}
