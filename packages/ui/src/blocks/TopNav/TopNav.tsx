import { CountBadge } from '../../components/CountBadge/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link, useLinkElement } from '../../components/Link/index.ts';
import { WordMark } from '../../components/WordMark/index.ts';
import {
  BackIcon,
  ChatIcon,
  HeartIcon,
  PremiumIcon,
  SearchIcon,
} from '../../primitives/Icon/index.ts';
import { AccountMenu } from '../AccountMenu/index.ts';
import { CreditsEntry } from './CreditsEntry.tsx';
import { TopNavEntry } from './TopNavEntry.tsx';
import {
  bar,
  end,
  fromTablet,
  home,
  inner,
  list,
  logIn,
  places,
  tabs as tabsPlace,
} from './TopNav.css.ts';
import type {
  TopNavLabels,
  TopNavLinks,
  TopNavMember,
  TopNavPlace,
  TopNavProps,
} from './TopNav.types.ts';

type PlacesProps = {
  member: TopNavMember;
  links: TopNavLinks;
  currentPlace: TopNavPlace | undefined;
  labels: TopNavLabels;
};

const count = (number: number, label: (count: number) => string) => (
  <CountBadge count={number} label={label(number)} />
);

const Places = ({ member, links, currentPlace, labels }: PlacesProps) => {
  const { numUnreadMessages, numNewLikes } = member;
  return (
    <nav aria-label={labels.navigation} className={places}>
      <ul role="list" className={list}>
        <TopNavEntry
          href={links.members}
          icon={<SearchIcon />}
          label={labels.members}
          isCurrent={currentPlace === 'members'}
        />
        <TopNavEntry
          href={links.messages}
          icon={<ChatIcon />}
          label={labels.messages}
          isCurrent={currentPlace === 'messages'}
          {...(numUnreadMessages > 0 && {
            badge: count(numUnreadMessages, labels.unreadMessages),
            spoken: labels.unreadMessages(numUnreadMessages),
          })}
        />
        <TopNavEntry
          href={links.likes}
          icon={<HeartIcon />}
          label={labels.likes}
          isCurrent={currentPlace === 'likes'}
          {...(numNewLikes > 0 && {
            badge: count(numNewLikes, labels.newLikes),
            spoken: labels.newLikes(numNewLikes),
          })}
        />
        {member.isPaidUser ? (
          <CreditsEntry
            credits={member.credits}
            href={links.credits}
            isCurrent={currentPlace === 'credits'}
            labels={labels}
          />
        ) : (
          links.premium !== undefined && (
            <TopNavEntry
              href={links.premium}
              icon={<PremiumIcon />}
              label={labels.getPremium}
              look="premium"
              isCurrent={currentPlace === 'premium'}
            />
          )
        )}
      </ul>
    </nav>
  );
};

/**
 * The bar at the top of the default layout (spec section 2). On phones the places a member goes to stand at the bottom of
 * the window, within the thumb's reach; every badge is also part of its link's name.
 */
export const TopNav = ({
  brandName,
  member,
  links,
  currentPlace,
  tabs,
  onBack,
  onLogOut,
  languageMenu,
  labels,
}: TopNavProps) => {
  const A = useLinkElement();
  return (
    <header className={bar}>
      <div className={inner}>
        {onBack && (
          <IconButton label={labels.back} onPress={onBack}>
            <BackIcon />
          </IconButton>
        )}
        <A href={links.home} aria-label={labels.home} className={home}>
          <WordMark name={brandName} overflow="give" />
        </A>
        {tabs && <div className={tabsPlace}>{tabs}</div>}
        {member ? (
          <>
            {member.isBlocked === true ? (
              <span className={end} />
            ) : (
              <Places member={member} links={links} currentPlace={currentPlace} labels={labels} />
            )}
            <AccountMenu
              name={member.name}
              thumbnailUrl={member.thumbnailUrl}
              links={links.account}
              onLogOut={onLogOut}
              isCurrent={currentPlace === 'account'}
              labels={labels.account}
            />
          </>
        ) : (
          <div className={end}>
            {languageMenu}
            <span className={logIn}>
              <Link href={links.logIn} appearance="button" variant="outline" tone="neutral">
                {labels.logIn}
              </Link>
            </span>
            {links.signUp !== undefined && (
              <span className={fromTablet}>
                <Link href={links.signUp} appearance="button">
                  {labels.signUp}
                </Link>
              </span>
            )}
          </div>
        )}
      </div>
    </header>
  );
};
