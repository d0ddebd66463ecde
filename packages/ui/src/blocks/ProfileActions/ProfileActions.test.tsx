import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { profileActionsLabels, profileMenuLabels } from './ProfileActions.fixtures.ts';
import { ProfileActions, ProfileMenu } from './ProfileActions.tsx';

const words = (html: string): string[] =>
  [...html.matchAll(/<(?:a|button) .*?<\/(?:a|button)>/g)].map(
    ([tag]) => /^<[^>]*aria-label="([^"]*)"/.exec(tag)?.[1] ?? tag.replace(/<[^>]+>/g, ''),
  );

describe('ProfileActions', () => {
  test('[P02] the profile view has the buttons like, unlike, gift, message, block, [B04] and report', () => {
    const all = {
      onLikeChange: () => {},
      onGift: () => {},
      messageHref: '/members/anna/chat',
      labels: profileActionsLabels,
    };
    expect(words(renderToStaticMarkup(<ProfileActions isLiked={false} {...all} />))).toEqual([
      'Like',
      'Send message 10 credits',
      'Send gift',
    ]);
    const menu = <ProfileMenu onBlock={() => {}} onReport={() => {}} labels={profileMenuLabels} />;
    expect(words(renderToStaticMarkup(menu))).toEqual(['Block or report Anna', 'Report', 'Block']);
    expect(words(renderToStaticMarkup(<ProfileActions isLiked {...all} />))).toContain('Unlike');
  });

  test('[V07] a visitor is asked to log in instead', () => {
    const html = renderToStaticMarkup(
      <ProfileActions
        isLiked={false}
        onLikeChange={() => {}}
        logInHref="/login?next=%2Fmembers%2Fanna"
        logInLabel="Log in to write to Anna"
        labels={profileActionsLabels}
      />,
    );
    expect(words(html)).toEqual(['Log in to write to Anna']);
    const open = renderToStaticMarkup(
      <ProfileActions
        isLiked={false}
        logInHref="/login"
        logInLabel="Log in"
        signUpHref="/members/anna/signup"
        signUpLabel="Sign up"
        labels={profileActionsLabels}
      />,
    );
    expect(words(open)).toEqual(['Sign up', 'Log in']);
    expect(open).toContain('href="/members/anna/signup"');
  });
});
