import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AttributeList } from '@velours/ui/blocks/AttributeList';
import { InterestList } from '@velours/ui/blocks/InterestList';
import { ProfileActions, ProfileMenu } from '@velours/ui/blocks/ProfileActions';
import { ProfileHeader } from '@velours/ui/blocks/ProfileHeader';
import { useLocation } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { PhotoGallery } from '@velours/ui/blocks/PhotoGallery';
import { Link } from '@velours/ui/components/Link';
import { answer, intent, type Schemas, useApi } from '../../app/data/api.ts';
import { useCardFacts, useSettings, useUser } from '../../app/data/hooks.ts';
import { memberQuery, regionNamesQuery, searchQuery } from '../../app/data/queries.ts';
import { useTexts, useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/parts.tsx';
import {
  profileAttributes,
  profileHeader,
  profileInterests,
  profilePhotos,
  visibleProfile,
} from './shown-profile.ts';
import { logInPath } from '../../app/navigation/safe-next.ts';
import type { ReportedThing, SafetyAsk } from '../safety/BlockAndReport.tsx';
import { likeForm, useLike } from '../people/like.ts';
import { SafetyDialog } from '../safety/SafetyDialog.tsx';
import { attentionKey, chatsKey, likesKey } from '../../app/data/keys.ts';
import { host } from '../../background/host.ts';
import { useAsOf } from '../../background/kept-page.ts';
import { similarFilter, similarTo } from './member.ts';
import { MemberCards } from '../people/MemberCards.tsx';

const NONE: readonly Schemas['Interest'][] = [];

/** A member's profile (spec section 2). Opening it clears its new-like flag (spec section 4). */
export function MemberScreen(props: {
  id: string;
  /** Stands above the profile: the way back to a list. */
  before?: ReactNode;
  /** Stands below it: other members. */
  after?: ReactNode;
}): ReactNode {
  const { t, load: loadTexts } = useTexts();
  const settings = useSettings();
  const user = useUser();
  const facts = useCardFacts();
  const like = useLike();
  const { data: profile } = useQuery(memberQuery(useApi(), props.id));
  const {
    visible_profile_fields: visible,
    message_credits: cost,
    signup_open: isSignUpOpen,
  } = settings;
  const shown = useMemo(() => profile && visibleProfile(profile, visible), [profile, visible]);
  useMarkLikeSeen(props.id);
  const { pathname } = useLocation();
  const isOfBefore = useAsOf() !== null;
  const [isGiving, setGiving] = useState(false);
  const gift = useAsyncModule(
    async () => {
      await loadTexts(['media', 'chat']);
      return import('../gifts/GiftDialog.tsx');
    },
    isGiving,
    () => setGiving(false),
  );
  const [ask, setAsk] = useState<SafetyAsk>();
  const isOwn = user?.profile.id === props.id;
  // Whoever looks at their own profile shares nothing with themselves.
  const own = isOwn ? NONE : (user?.profile.interests ?? NONE);
  const attributes = useMemo(
    () => (shown ? profileAttributes(t, shown, visible) : []),
    [t, shown, visible],
  );
  if (!profile || !shown) return null;
  const { name } = profile;

  return (
    <Container width="xl" isPage>
      <Stack gap="xl">
        {props.before}
        <ProfileHeader
          {...profileHeader(t, shown, facts)}
          actions={
            isOwn ? (
              <Link appearance="button" variant="outline" href="/profile">
                {t(($) => $.profile.edit)}
              </Link>
            ) : (
              <ProfileActions
                isLiked={profile.liked}
                // Offline only writing goes on: what is written is kept.
                onLikeChange={
                  isOfBefore ? undefined : (isLiked) => like.mutate({ profile, isLiked })
                }
                likeAction={likeForm(pathname, {
                  [profile.liked ? 'unlike' : 'like']: profile.id,
                })}
                onGift={isOfBefore ? undefined : () => setGiving(true)}
                messageHref={`/members/${profile.id}/chat`}
                logInHref={user ? undefined : logInPath(`/members/${profile.id}`)}
                logInLabel={t(($) => $.members.results.logIn)}
                signUpHref={isSignUpOpen ? `/members/${profile.id}/signup` : undefined}
                signUpLabel={t(($) => $.members.results.signUp)}
                labels={{
                  ...t(($) => $.profile.actions, { name }),
                  price: cost > 0 ? t(($) => $.profile.price, { count: cost }) : undefined,
                }}
              />
            )
          }
          menu={
            user && !isOwn ? (
              <ProfileMenu
                onBlock={() => setAsk({ deed: 'block', member: profile })}
                onReport={() => setAsk({ deed: 'report', member: profile })}
                labels={t(($) => $.profile.actions, { name })}
              />
            ) : null
          }
        >
          {visible.includes('about_me') && (
            <Stack as="section" gap="sm" aria-labelledby="about">
              <Heading level={2} size="md" id="about">
                {t(($) => $.profile.about, { name })}
              </Heading>
              {shown.about_me ? (
                <Text lang="" size="xl">
                  {shown.about_me}
                </Text>
              ) : (
                <Text>{t(($) => $.profile.aboutNone, { name })}</Text>
              )}
            </Stack>
          )}
          {shown.interests.length === 0 ? null : (
            <Stack as="section" gap="sm" aria-labelledby="interests">
              <Heading level={2} size="md" id="interests">
                {t(($) => $.profile.interestsTitle)}
              </Heading>
              <InterestList
                interests={profileInterests(t, shown, own)}
                label={t(($) => $.profile.interestsTitle)}
                sharedLabel={t(($) => $.profile.interestShared)}
              />
            </Stack>
          )}
          <MemberPhotos
            profile={profile}
            cdnPrefix={facts.cdnPrefix}
            onReport={
              user && !isOwn
                ? (thing) => setAsk({ deed: 'report', member: profile, thing })
                : undefined
            }
          />
          {attributes.length === 0 ? null : (
            <Stack as="section" gap="sm" aria-labelledby="details">
              <Heading level={2} size="md" id="details">
                {t(($) => $.profile.details)}
              </Heading>
              <AttributeList items={attributes} label={t(($) => $.profile.details)} />
            </Stack>
          )}
        </ProfileHeader>
        <SafetyDialog ask={ask} afterBlock="/members" onClose={() => setAsk(undefined)} />
        {props.after}
      </Stack>
      {user && isGiving && gift && (
        <gift.GiftDialog user={user} to={profile} onClose={() => setGiving(false)} />
      )}
    </Container>
  );
}

/** The member's photos, where there is more than the main one, and how many more there are for whom (spec section 6). */
function MemberPhotos(props: {
  profile: Schemas['Profile'];
  cdnPrefix: string;
  /** Left out where there is nobody to report. */
  onReport?: ((photo: ReportedThing) => void) | undefined;
}): ReactNode {
  const t = useTranslate();
  const { profile, cdnPrefix, onReport } = props;
  const photos = useMemo(() => profilePhotos(profile, cdnPrefix), [profile, cdnPrefix]);
  const labels = useMemo(
    () => ({
      ...t(($) => $.profile.gallery, { name: profile.name }),
      photo: (number: number, total: number) =>
        t(($) => $.profile.gallery.photo, { number, total }),
    }),
    [t, profile.name],
  );
  const more = <MorePhotos profile={profile} numSeen={photos.length} />;
  if (photos.length < 2) return more;
  return (
    <>
      <PhotoGallery
        photos={photos}
        labels={labels}
        onReport={
          onReport &&
          ((id) => {
            const url = photos.find((photo) => photo.id === id)?.thumbnailUrl;
            onReport({ kind: 'photo', id, ...(url !== undefined && { url }) });
          })
        }
      />
      {more}
    </>
  );
}

/** Photos that there are, and that this viewer does not see: said as it is, why, and what would show them. */
function MorePhotos(props: { profile: Schemas['Profile']; numSeen: number }): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const { id, photos_total: total } = props.profile;
  const count = total - props.numSeen;
  if (count <= 0 || user?.profile.id === id) return null;
  return (
    <Stack gap="xs">
      {user && <Text>{t(($) => $.profile.photosSeen, { count: props.numSeen })}</Text>}
      <p>
        <Link href={user ? '/premium' : logInPath(`/members/${id}`)}>
          {user
            ? t(($) => $.profile.morePhotos, { count })
            : t(($) => $.profile.moreForMembers, { count })}
        </Link>
      </p>
    </Stack>
  );
}

/** Opening a profile clears its new-like flag (spec section 4), on the server and in what this tab shows. */
function useMarkLikeSeen(id: string): void {
  const api = useApi();
  const client = useQueryClient();
  const user = useUser();
  // Nobody likes themselves: the own profile has no flag.
  const isOther = user !== null && user.profile.id !== id;
  const { mutate } = useMutation({
    mutationFn: (profile: string) =>
      answer(api.PUT('/api/like.php', { params: intent(), body: { profile } })),
    onSuccess: () =>
      Promise.all(
        [likesKey, chatsKey, attentionKey].map((queryKey) =>
          client.invalidateQueries({ queryKey, refetchType: 'all' }),
        ),
      ),
  });

  useEffect(() => {
    if (!isOther) return;
    host.likeOverlay.tell({ type: 'SEEN', profileId: id });
    mutate(id);
  }, [id, isOther, mutate]);
}

/** A row of members like this one: of the same gender and country and about the same age. */
export function SimilarMembers(props: { id: string }): ReactNode {
  const t = useTranslate();
  const api = useApi();
  const { search_fields: shown } = useSettings();
  const isOwn = useUser()?.profile.id === props.id;
  const { data: profile } = useQuery(memberQuery(api, props.id));
  const filter = useMemo(() => (profile ? similarFilter(profile, shown) : {}), [profile, shown]);
  const { data: found } = useQuery({ ...searchQuery(api, filter), enabled: profile !== undefined });
  const cards = useMemo(
    () => (profile && found ? similarTo(profile, found.results) : []),
    [profile, found],
  );
  const { isPending } = useQuery({
    ...regionNamesQuery(api, cards),
    placeholderData: keepPreviousData,
  });
  if (!profile || isOwn || cards.length === 0 || isPending) return null;
  const title = t(($) => $.members.similarTo, { name: profile.name });
  return (
    <Stack as="section" gap="sm" aria-labelledby="similar">
      <Heading level={2} size="md" id="similar">
        {title}
      </Heading>
      <MemberCards label={title} cards={cards} numPriority={0} />
    </Stack>
  );
}
