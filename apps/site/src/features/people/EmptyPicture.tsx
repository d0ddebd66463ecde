import type { ReactNode } from 'react';
import { brandById } from '@velours/ui/brands';
import { EmptyDrawing } from '@velours/ui/components/EmptyDrawing';
import { usePageInfo } from '../../app/document/SiteProviders.tsx';

/** The brand's drawing of a place without anybody. */
export function EmptyPicture(): ReactNode {
  return <EmptyDrawing imagery={brandById(usePageInfo().brand).imagery} />;
}
