import { useState, type ReactNode } from 'react';
import { IconButton } from '@velours/ui/components/IconButton';
import { BlockIcon, FlagIcon, MoreIcon } from '@velours/ui/primitives/Icon';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { SafetyAsk } from '../../safety/safety-ask.ts';
import { useAsyncModule } from '../../../app/loading/use-async-module.ts';

/** Block and report, behind one button at the end of a conversation's head; the menu's code comes with the first press. */
export function ConversationMenu(props: {
  name: string;
  onChoose: (deed: SafetyAsk['deed']) => void;
}): ReactNode {
  const t = useTranslate();
  const [isWanted, setWanted] = useState(false);
  const module = useAsyncModule(() => import('@velours/ui/components/Menu'), isWanted);
  const label = t(($) => $.chat.safety.menu, { name: props.name });
  if (!module) {
    return (
      <IconButton label={label} aria-haspopup="menu" onPress={() => setWanted(true)}>
        <MoreIcon />
      </IconButton>
    );
  }
  return (
    <module.Menu
      label={label}
      triggerIcon={<MoreIcon />}
      isDefaultOpen
      items={[
        { id: 'report', label: t(($) => $.chat.safety.report), icon: <FlagIcon /> },
        {
          id: 'block',
          label: t(($) => $.chat.safety.block),
          icon: <BlockIcon />,
          tone: 'danger',
        },
      ]}
      onAction={(id) => props.onChoose(id === 'block' ? 'block' : 'report')}
    />
  );
}
