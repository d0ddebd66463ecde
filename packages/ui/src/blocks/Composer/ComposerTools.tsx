import { IconButton } from '../../components/IconButton/index.ts';
import { GifIcon, GiftIcon } from '../../primitives/Icon/index.ts';
import { tools } from './Composer.css.ts';
import type { ComposerProps } from './Composer.types.ts';

/** What can be sent beside words; nothing where there is nothing. */
export const ComposerTools = ({
  onGif,
  onGift,
  pendingTool,
  labels,
}: Pick<ComposerProps, 'onGif' | 'onGift' | 'pendingTool' | 'labels'>) => {
  const all = [
    { id: 'gif', label: labels.gif, onPress: onGif, icon: <GifIcon /> },
    { id: 'gift', label: labels.gift, onPress: onGift, icon: <GiftIcon /> },
  ];
  const offered = all.filter(({ label, onPress }) => label !== undefined && onPress !== undefined);
  if (offered.length === 0) return null;
  return (
    <div className={tools}>
      {offered.map(({ id, label = '', onPress, icon }) => (
        <IconButton
          key={label}
          label={label}
          aria-haspopup="dialog"
          isPending={id === pendingTool}
          onPress={onPress}
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
};
