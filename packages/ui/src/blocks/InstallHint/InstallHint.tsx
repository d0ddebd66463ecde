import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import {
  CheckIcon,
  CloseIcon,
  InstallIcon,
  PlusIcon,
  ShareIcon,
} from '../../primitives/Icon/index.ts';
import { DiscRow, IconDisc } from '../../primitives/IconDisc/index.ts';
import { head, sign, step, steps as stepsStyle, stepText, text, words } from './InstallHint.css.ts';
import type { InstallHintLabels, InstallHintProps } from './InstallHint.types.ts';

const signs = [
  ['share', ShareIcon],
  ['add', PlusIcon],
  ['confirm', CheckIcon],
] as const;

/** Each step with the sign that the telephone's own menu shows for it. */
const Steps = ({ steps }: Pick<InstallHintLabels, 'steps'>) => (
  <ol role="list" className={stepsStyle}>
    {signs.map(([name, StepIcon]) => (
      <li key={name} className={step}>
        <span className={stepText}>{steps[name]}</span>
        <span className={sign}>
          <StepIcon size="lg" />
        </span>
      </li>
    ))}
  </ol>
);

/** Tells a member that the site can stand on the home screen like an app (N05), in the way of the device in hand. */
export const InstallHint = ({
  platform,
  isInstalling = false,
  onInstall,
  onDismiss,
  headingLevel = 2,
  labels,
}: InstallHintProps) => {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <DiscRow
        disc={
          <IconDisc size="md">
            <InstallIcon size="lg" />
          </IconDisc>
        }
      >
        <div className={head}>
          <div className={words}>
            <Heading level={headingLevel} size="md" id={titleId}>
              {labels.title}
            </Heading>
            <p className={text}>{labels.text}</p>
          </div>
          <IconButton size="sm" label={labels.dismiss} onPress={() => onDismiss()}>
            <CloseIcon />
          </IconButton>
        </div>
        {platform === 'ios' ? (
          <Steps steps={labels.steps} />
        ) : (
          <div>
            <Button
              variant="soft"
              isPending={isInstalling}
              pendingLabel={labels.installing}
              onPress={() => onInstall?.()}
            >
              {labels.install}
            </Button>
          </div>
        )}
      </DiscRow>
    </Card>
  );
};
