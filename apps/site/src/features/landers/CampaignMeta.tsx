import type { ReactNode } from 'react';

/** What a link to a landing page says of it elsewhere. Search engines know the site by its home: a campaign is for whom it was sent to. */
export function CampaignMeta({ description }: { description: string }): ReactNode {
  return (
    <>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
