import { IconButton } from '../../components/IconButton/index.ts';
import { GifIcon, GiftIcon } from '../../primitives/Icon/index.ts';
import { tools } from './Composer.css.ts';
import type { ComposerProps } from './Composer.types.ts';

/** What can be sent beside words; nothing where there is nothing. */
export const ComposerTools = ({
  onGif,
  onGift,
  labels,
}: Pick<ComposerProps, 'onGif' | 'onGift' | 'labels'>) => {
  const all = [
    { label: labels.gif, onPress: onGif, icon: <GifIcon /> },
    { label: labels.gift, onPress: onGift, icon: <GiftIcon /> },
  ];
  const offered = all.filter(({ label, onPress }) => label !== undefined && onPress !== undefined);
  if (offered.length === 0) return null;
  return (
    <div className={tools}>
      {offered.map(({ label = '', onPress, icon }) => (
        <IconButton key={label} label={label} aria-haspopup="dialog" onPress={onPress}>
          {icon}
        </IconButton>
      ))}
    </div>
  );
};
