import { useId } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { Link, useLinkElement } from '../../components/Link/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { BackIcon, SearchIcon, TrashIcon } from '../../primitives/Icon/index.ts';
import {
  back,
  backWords,
  facts,
  head,
  main,
  page,
  tools,
  who,
  wideTools,
  words,
} from './ConversationFrame.css.ts';
import type { ConversationFrameProps } from './ConversationFrame.types.ts';

/** One conversation over the whole height of the window, the page's main part; only its messages scroll. */
export const ConversationFrame = ({
  name,
  age,
  kind,
  kindLabel,
  thumbnailUrl,
  isOnline,
  onlineLabel,
  profileHref,
  profileLabel,
  backHref,
  backLabel,
  onRemove,
  removeLabel,
  onSearch,
  searchLabel,
  isSearchOpen = false,
  actions,
  notice,
  children,
  composer,
}: ConversationFrameProps) => {
  const A = useLinkElement();
  const whereTo = useId();
  const title = (
    <>
      <bdi>{name}</bdi>
      {age && `, ${age}`}
    </>
  );
  return (
    <main className={page} id="content" tabIndex={-1}>
      <header className={head}>
        <A className={back} href={backHref}>
          <BackIcon />
          <span className={backWords}>{backLabel}</span>
        </A>
        <div className={who}>
          <Avatar
            src={thumbnailUrl}
            size="sm"
            loading="eager"
            onlineLabel={isOnline ? onlineLabel : undefined}
          />
          <div className={words}>
            <Heading level={1} size="sm" isFocusable>
              {profileHref === undefined ? (
                <span>{title}</span>
              ) : (
                <Link appearance="quiet" href={profileHref} aria-describedby={whereTo}>
                  {title}
                </Link>
              )}
            </Heading>
            {profileHref === undefined ? null : (
              <span id={whereTo} hidden>
                {profileLabel}
              </span>
            )}
            <span className={facts}>
              {kindLabel === undefined ? null : (
                <KindBadge kind={kind} label={kindLabel} appearance="line" />
              )}
              {/* Said by the dot. */}
              {isOnline ? <span aria-hidden>{onlineLabel}</span> : null}
            </span>
          </div>
        </div>
        <div className={tools}>
          <span className={wideTools}>
            {onSearch === undefined || searchLabel === undefined ? null : (
              <IconButton label={searchLabel} aria-expanded={isSearchOpen} onPress={onSearch}>
                <SearchIcon />
              </IconButton>
            )}
            {onRemove === undefined || removeLabel === undefined ? null : (
              <IconButton label={removeLabel} onPress={onRemove}>
                <TrashIcon />
              </IconButton>
            )}
          </span>
          {actions}
        </div>
      </header>
      {notice}
      <div className={main}>{children}</div>
      {composer}
    </main>
  );
};
