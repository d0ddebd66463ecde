import type { ReactNode } from 'react';

export interface DisclaimerProps {
  /** Names the region: "Disclaimer". */
  title?: string | undefined;
  /** Names the region where no title is shown. */
  label?: string | undefined;
  /** One paragraph each; settings' fictional_warning is one of them where it is on. */
  paragraphs: readonly string[];
  /** What stands below them: links. */
  children?: ReactNode;
}
