import { Avatar } from '../../components/Avatar/index.ts';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { EditIcon } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { lineStyle, name, sign, who } from './IcebreakerModal.css.ts';
import type { IcebreakerModalProps } from './IcebreakerModal.types.ts';

type IcebreakerContentProps = Omit<IcebreakerModalProps, 'isOpen' | 'onClose'>;

/** Who it is for and the lines to choose from, without the window around them. */
export const IcebreakerContent = ({ member, lines, onChoose, labels }: IcebreakerContentProps) => (
  <Stack>
    <div className={who}>
      <Avatar src={member.photo} />
      <span className={name}>{member.name}</span>
      <KindBadge kind={member.kind} label={member.kindLabel} />
    </div>
    <Text tone="muted">{labels.lead}</Text>
    <Stack as="ul" gap="xs" aria-label={labels.list}>
      {lines.map((line) => (
        <li key={line}>
          <button type="button" className={lineStyle} onClick={() => onChoose(line)}>
            {line}
            <span className={sign}>
              <EditIcon />
            </span>
          </button>
        </li>
      ))}
    </Stack>
  </Stack>
);
