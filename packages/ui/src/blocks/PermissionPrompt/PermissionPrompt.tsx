import { useId } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EqualChoices } from '../../components/EqualChoices/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { BellIcon, CameraIcon, CheckIcon, LocationIcon } from '../../primitives/Icon/index.ts';
import { DiscRow, IconDisc } from '../../primitives/IconDisc/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { promise, promiseText, sign } from './PermissionPrompt.css.ts';
import type { PermissionPromptProps } from './PermissionPrompt.types.ts';

const icons = { camera: CameraIcon, location: LocationIcon, notifications: BellIcon };

/**
 * Explains what a permission is for before the browser's own question, which can be refused only once and says little. That
 * question follows the member's press, never a page that loads.
 */
export const PermissionPrompt = ({
  permission,
  state = 'ask',
  onAllow,
  onNotNow,
  headingLevel = 2,
  labels,
}: PermissionPromptProps) => {
  const titleId = useId();
  const PermissionIcon = icons[permission];
  return (
    <Card as="section" padding="lg" aria-labelledby={titleId}>
      <DiscRow
        disc={
          <IconDisc tone={state === 'denied' ? 'warning' : 'primary'}>
            <PermissionIcon size="xl" />
          </IconDisc>
        }
      >
        <Stack gap="xs">
          <Heading level={headingLevel} size="lg" id={titleId}>
            {labels.title}
          </Heading>
          <p>{labels.text}</p>
        </Stack>
        <Stack as="ul" gap="xs">
          {labels.promises.map((text) => (
            <li key={text} className={promise}>
              <span className={sign}>
                <CheckIcon />
              </span>
              <span className={promiseText}>{text}</span>
            </li>
          ))}
        </Stack>
        {state === 'denied' ? (
          <Banner tone="warning" announce="status">
            {labels.denied}
          </Banner>
        ) : (
          <EqualChoices
            choices={[
              {
                id: 'allow',
                label: labels.allow,
                isPending: state === 'asking',
                pendingLabel: labels.asking,
                onPress: () => onAllow(),
              },
              { id: 'not-now', label: labels.notNow, onPress: () => onNotNow() },
            ]}
          />
        )}
      </DiscRow>
    </Card>
  );
};
