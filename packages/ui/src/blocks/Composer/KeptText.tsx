import { IconButton } from '../../components/IconButton/index.ts';
import { control } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { TrashIcon } from '../../primitives/Icon/index.ts';
import { field, line } from './Composer.css.ts';
import type { ComposerLabels } from './Composer.types.ts';

type KeptTextProps = {
  value: string;
  /** Why it cannot be sent. */
  describedBy: string;
  onDiscard: () => void;
  labels: Pick<ComposerLabels, 'field' | 'discard'>;
};

/** What was written and cannot be sent now: to be read, copied or discarded. */
export const KeptText = ({ value, describedBy, onDiscard, labels }: KeptTextProps) => (
  <div className={line}>
    <textarea
      className={`${control()} ${field}`}
      aria-label={labels.field}
      aria-describedby={describedBy}
      rows={1}
      value={value}
      readOnly
    />
    <IconButton label={labels.discard} onPress={onDiscard}>
      <TrashIcon />
    </IconButton>
  </div>
);
