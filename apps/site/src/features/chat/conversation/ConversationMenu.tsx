import type { ReactNode } from 'react';
import { Menu } from '@velours/ui/components/Menu';
import { BlockIcon, FlagIcon, MoreIcon, SearchIcon, TrashIcon } from '@velours/ui/primitives/Icon';
import { useMedia, WIDE } from '../../../app/data/hooks.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { SafetyAsk } from '../../safety/BlockAndReport.tsx';

export interface ConversationMenuProps {
  name: string;
  /** Undefined where there is nothing to search, or to remove; where there is room both have buttons of their own. */
  onSearch: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onChoose: (deed: SafetyAsk['deed']) => void;
}

/** The open menu of a conversation. */
export function ConversationMenu(props: ConversationMenuProps): ReactNode {
  const t = useTranslate();
  const { name, onSearch, onRemove } = props;
  const hasRoom = useMedia(WIDE.sm);
  const search = { id: 'search', label: t(($) => $.chat.search.open), icon: <SearchIcon /> };
  const remove = {
    id: 'remove',
    label: t(($) => $.chat.remove.open, { name }),
    icon: <TrashIcon />,
  };
  return (
    <Menu
      label={t(($) => $.chat.safety.menu, { name })}
      triggerIcon={<MoreIcon />}
      isDefaultOpen
      items={[
        ...(onSearch && !hasRoom ? [search] : []),
        { id: 'report', label: t(($) => $.chat.safety.report), icon: <FlagIcon /> },
        { id: 'block', label: t(($) => $.chat.safety.block), icon: <BlockIcon /> },
        ...(onRemove && !hasRoom ? [remove] : []),
      ]}
      onAction={(id) => {
        if (id === 'search') onSearch?.();
        else if (id === 'remove') onRemove?.();
        else props.onChoose(id === 'block' ? 'block' : 'report');
      }}
    />
  );
}
