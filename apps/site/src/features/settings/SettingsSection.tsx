import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Card } from '@velours/ui/components/Card';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { Section } from './settings.ts';

export interface SettingsSectionProps {
  section: Section;
  title: string;
  lead?: string | undefined;
  /** What was done; read out when it comes. */
  done?: string | undefined;
  children: ReactNode;
}

/** One subject of the settings: a link of the page's list leads to it. */
export function SettingsSection(props: SettingsSectionProps): ReactNode {
  const titleId = `${props.section}-title`;
  return (
    <Card as="section" padding="lg" id={props.section} aria-labelledby={titleId}>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={2} id={titleId} isFocusable>
            {props.title}
          </Heading>
          {props.lead !== undefined && <Text tone="muted">{props.lead}</Text>}
        </Stack>
        {props.done !== undefined && (
          <Banner tone="success" announce="status">
            {props.done}
          </Banner>
        )}
        {props.children}
      </Stack>
    </Card>
  );
}
