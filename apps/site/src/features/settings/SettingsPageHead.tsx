import type { ReactNode, Ref } from 'react';
import { Link } from '@velours/ui/components/Link';
import { Heading } from '@velours/ui/primitives/Heading';
import { ChevronPreviousIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';

/** The way back from a page of its own that belongs to the settings. */
export function BackToSettings(): ReactNode {
  const t = useTranslate();
  return (
    <div>
      <Link href="/settings" appearance="quiet" iconStart={<ChevronPreviousIcon />}>
        {t(($) => $.common.nav.account.settings)}
      </Link>
    </div>
  );
}

/** How such a page begins: the way back, its title and what it is about. */
export function SettingsPageHead({
  title,
  lead,
  children,
  ref,
}: {
  title: string;
  lead: string;
  /** More of what it is about. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}): ReactNode {
  return (
    <>
      <BackToSettings />
      <Stack gap="xs" ref={ref}>
        <Heading level={1} isFocusable>
          {title}
        </Heading>
        <Text tone="muted">{lead}</Text>
        {children}
      </Stack>
    </>
  );
}
