import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Card } from '@velours/ui/components/Card';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import type { Section } from './settings.ts';
import { FieldError } from '@velours/ui/components/FieldError';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { Button } from '@velours/ui/components/Button';
import { useIsServed } from '../../app/loading/parts.tsx';

interface SettingsSectionProps {
  section: Section;
  /** What was done; read out when it comes. */
  done?: string | undefined;
  /** How often a form of it was sent: the form begins anew, and the focus goes to the title. */
  times?: number | undefined;
  children: ReactNode;
}

/** One subject of the settings, with its title and what it is about. */
export function SettingsSection({ section, ...props }: SettingsSectionProps): ReactNode {
  const words = useTranslate()(($) => $.settings[section]);
  const lead = 'lead' in words ? words.lead : undefined;
  return <OpenSection {...props} id={section} title={words.title} lead={lead} />;
}

interface OpenSectionProps extends Omit<SettingsSectionProps, 'section'> {
  id: string;
  title: string;
  lead?: string | undefined;
}

/** What a row opens: of the settings, or of the own profile. */
export function OpenSection(props: OpenSectionProps): ReactNode {
  const titleId = `${props.id}-title`;
  const box = useArrivalFocus(String(props.times));
  return (
    <Card as="section" padding="lg" id={props.id} aria-labelledby={titleId}>
      <Stack gap="md">
        <Stack gap="xs" ref={box}>
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

/** Beside what saves by itself: whether it is being saved, was saved, or could not be. */
export function SaveState(props: {
  isPending: boolean;
  isSaved: boolean;
  error: string | undefined;
}): ReactNode {
  const t = useTranslate();
  const words = props.isPending ? t(($) => $.settings.saving) : t(($) => $.settings.saved);
  return (
    <>
      <Text role="status" size="sm" tone="muted">
        {props.error === undefined && (props.isPending || props.isSaved) ? words : ''}
      </Text>
      {props.error !== undefined && (
        <div role="alert">
          <FieldError>{props.error}</FieldError>
        </div>
      )}
    </>
  );
}

/** The button of a form that otherwise saves at each change: gone once the script is there. */
export function SaveWithoutScript(): ReactNode {
  const t = useTranslate();
  const isServed = useIsServed();
  if (!isServed) return null;
  return (
    <div>
      <Button type="submit" variant="outline" tone="neutral">
        {t(($) => $.settings.save)}
      </Button>
    </div>
  );
}

/** In place of a switch that a script alone can turn. */
export function SwitchWithoutScript(): ReactNode {
  const t = useTranslate();
  return (
    <noscript>
      <Text>{t(($) => $.settings.push.noScript)}</Text>
    </noscript>
  );
}
