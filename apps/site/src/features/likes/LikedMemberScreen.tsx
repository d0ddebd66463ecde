import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '@velours/ui/components/Link';
import { BackIcon } from '@velours/ui/primitives/Icon';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { likesPath, likesTabOf } from './likes-data.ts';
import { MemberScreen } from '../member/MemberScreen.tsx';

/** /likes/m/{id}: a profile, with the way back to the list it was opened from (spec section 2). */
export function LikedMemberScreen(props: { id: string }): ReactNode {
  const t = useTranslate();
  const [params] = useSearchParams();
  const tab = likesTabOf(params.get('from')) ?? 'received';
  return (
    <MemberScreen
      id={props.id}
      before={
        <Link href={likesPath(tab)} appearance="quiet" iconStart={<BackIcon />}>
          {t(($) => $.likes.back[tab])}
        </Link>
      }
    />
  );
}
