import { useId } from 'react';
import { HiddenFields } from '../../components/HiddenFields/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import {
  BlockIcon,
  ChatIcon,
  FlagIcon,
  GiftIcon,
  HeartFilledIcon,
  HeartIcon,
} from '../../primitives/Icon/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { actions } from './ProfileActions.css.ts';
import type { ProfileActionsProps } from './ProfileActions.types.ts';

/** What can be done with a profile. For a visitor the log-in that it takes stands in its place. */
export const ProfileActions = ({
  isLiked,
  onLikeChange,
  likeAction,
  messageHref,
  onGift,
  onBlock,
  onReport,
  logInHref,
  logInLabel,
  labels,
}: ProfileActionsProps) => {
  const likeForm = useId();
  return (
    <div role="group" aria-label={labels.group}>
      {likeAction && (
        <form id={likeForm} method="post" action={likeAction.action} hidden>
          <HiddenFields fields={likeAction.hiddenFields} />
        </form>
      )}
      <div className={actions}>
        {logInHref !== undefined && logInLabel !== undefined ? (
          <Link appearance="button" href={logInHref}>
            {logInLabel}
          </Link>
        ) : (
          <>
            {messageHref === undefined ? null : (
              <Link appearance="button" href={messageHref} iconStart={<ChatIcon />}>
                {labels.message}
              </Link>
            )}
            {onLikeChange === undefined ? null : (
              <Button
                {...(likeAction === undefined ? {} : { type: 'submit', form: likeForm })}
                variant={isLiked ? 'soft' : 'outline'}
                tone="secondary"
                iconStart={isLiked ? <HeartFilledIcon /> : <HeartIcon />}
                onPress={(event) => {
                  // The form is for a browser without script.
                  event.preventDefault();
                  onLikeChange(!isLiked);
                }}
              >
                {isLiked ? labels.unlike : labels.like}
              </Button>
            )}
            {onGift === undefined ? null : (
              <Button variant="outline" tone="neutral" iconStart={<GiftIcon />} onPress={onGift}>
                {labels.gift}
              </Button>
            )}
            {/* Go to the next line together. */}
            <Inline gap="sm">
              {onBlock === undefined ? null : (
                <Button variant="ghost" tone="neutral" iconStart={<BlockIcon />} onPress={onBlock}>
                  {labels.block}
                </Button>
              )}
              {onReport === undefined ? null : (
                <Button variant="ghost" tone="neutral" iconStart={<FlagIcon />} onPress={onReport}>
                  {labels.report}
                </Button>
              )}
            </Inline>
          </>
        )}
      </div>
    </div>
  );
};
