import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { profileActionsLabels } from './ProfileActions.fixtures.ts';
import { ProfileActions } from './ProfileActions.tsx';

const words = (html: string): string[] =>
  [...html.matchAll(/<(?:a|button) .*?<\/(?:a|button)>/g)].map((match) =>
    match[0].replace(/<[^>]+>/g, ''),
  );

describe('ProfileActions', () => {
  test('[P02] the profile view has the buttons like, unlike, gift, message, block, [B04] and report', () => {
    const all = {
      onLikeChange: () => {},
      onGift: () => {},
      onBlock: () => {},
      onReport: () => {},
      messageHref: '/members/anna/chat',
      labels: profileActionsLabels,
    };
    expect(words(renderToStaticMarkup(<ProfileActions isLiked={false} {...all} />))).toEqual([
      'Send message',
      'Like',
      'Send gift',
      'Block',
      'Report',
    ]);
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
  });
});
