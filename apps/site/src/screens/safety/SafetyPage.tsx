import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';

/** A page with a list of cases: its title and what it is about. */
export function SafetyPage(props: { title: string; lead: string; children: ReactNode }): ReactNode {
  return (
    <Container width="md" isPage>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {props.title}
          </Heading>
          <Text tone="muted">{props.lead}</Text>
        </Stack>
        {props.children}
      </Stack>
    </Container>
  );
}
