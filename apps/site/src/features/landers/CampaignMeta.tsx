import type { ReactNode } from 'react';

/** What a link to a landing page for a member says of it elsewhere. Search engines show none of the members. */
export function CampaignMeta({ description }: { description: string }): ReactNode {
  return (
    <>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
