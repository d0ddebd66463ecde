import { type ReactNode, useMemo } from 'react';
import { AddPhotoCard } from '@velours/ui/blocks/MemberGrid';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { ServedAlert, alertFacts, useAlert } from '../../background/alerts/alert.tsx';

/** The alert about the photo that is missing (spec section 4), as a card among the others. */
export function MissingPhoto(): ReactNode {
  const user = useUser();
  const facts = useMemo(() => alertFacts(user, false), [user]);
  const { isShown, dismiss } = useAlert('photo', facts);
  if (!user || !isShown) return null;
  return (
    <ServedAlert alert="photo">
      <PhotoCard
        // Photos are added in the steps of sign-up until these are done.
        href={user.status === 'not_confirmed' ? '/complete-signup' : '/profile?section=photos'}
        onDismiss={dismiss}
      />
    </ServedAlert>
  );
}

/** The card itself. */
export function PhotoCard(props: { href: string; onDismiss: () => void }): ReactNode {
  const t = useTranslate();
  const { remedy, ...words } = t(($) => $.common.alerts.photo);
  return (
    <AddPhotoCard
      {...words}
      {...props}
      action={remedy}
      dismissLabel={t(($) => $.common.actions.dismiss)}
    />
  );
}
