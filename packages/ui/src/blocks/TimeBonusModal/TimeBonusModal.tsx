import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Link } from '../../components/Link/index.ts';
import { TimeBonusContent } from './TimeBonusContent.tsx';
import type { TimeBonusModalProps } from './TimeBonusModal.types.ts';

/**
 * Tells a new member once of the time bonus (spec sections 4 and 9): what it is, until when, what comes after. The spec's
 * "act fast" is not built: the deadline is the server's, and ends here as it ends there.
 */
export const TimeBonusModal = ({ isOpen, onClose, href, ...content }: TimeBonusModalProps) => {
  const { labels, isEnded = false } = content;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isEnded ? labels.endedTitle : labels.title}
      closeLabel={labels.close}
      footer={
        <>
          <Button variant="outline" tone="neutral" onPress={() => onClose()}>
            {labels.decline}
          </Button>
          <Link
            href={href}
            appearance="button"
            {...(isEnded ? { variant: 'outline', tone: 'neutral' } : { tone: 'premium' })}
          >
            {labels.action}
          </Link>
        </>
      }
    >
      <TimeBonusContent {...content} />
    </Dialog>
  );
};
