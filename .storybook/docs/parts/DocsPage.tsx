import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { themes } from 'storybook/theming';
import { useToolbar } from './toolbar.ts';

/** A docs page in the scheme of the toolbar: what stands between the stories, too. */
export const DocsPage = (props: DocsContainerProps & { children?: ReactNode }) => (
  <DocsContainer {...props} theme={themes[useToolbar().scheme]} />
);
