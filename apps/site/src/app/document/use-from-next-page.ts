import { useState } from 'react';
import { useLocation } from 'react-router';

/** Whether what is ready may be shown: from the next page on, so that the one that is being read does not move. */
export function useFromNextPage(isReady: boolean): boolean {
  const { key } = useLocation();
  const [page, setPage] = useState({ key, isFollowed: false });
  if (page.key !== key) setPage({ key, isFollowed: isReady });
  return isReady && page.isFollowed;
}
