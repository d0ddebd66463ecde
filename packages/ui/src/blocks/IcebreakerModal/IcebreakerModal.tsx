import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { IcebreakerContent } from './IcebreakerContent.tsx';
import type { IcebreakerModalProps } from './IcebreakerModal.types.ts';

/**
 * A few first lines after a match or in an empty conversation (spec section 2). A chosen one goes into the composer, where
 * it can be changed and where its cost is shown; nothing is sent from here.
 */
export const IcebreakerModal = ({ isOpen, onClose, ...content }: IcebreakerModalProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={content.labels.title}
    closeLabel={content.labels.close}
    footer={
      <Button variant="outline" tone="neutral" onPress={() => onClose()}>
        {content.labels.own}
      </Button>
    }
  >
    <IcebreakerContent {...content} />
  </Dialog>
);
