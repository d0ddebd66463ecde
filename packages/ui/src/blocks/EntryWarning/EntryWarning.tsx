import { Dialog } from '../../components/Dialog/index.ts';
import { EqualChoices } from '../../components/EqualChoices/index.ts';
import { DiscRow, IconDisc } from '../../primitives/IconDisc/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { EntryWarningProps } from './EntryWarning.types.ts';

/**
 * Asks a visitor's age at the door (spec section 2). An `alertdialog`: neither Escape nor a press beside it nor a cross
 * answers for the visitor, and the two answers weigh the same. The focus is on the dialog at first, so that Enter, pressed
 * by habit, says nothing. A press is no proof of age: where a domain asks for one, that is the age check's.
 */
export const EntryWarning = ({
  isOpen,
  onEnter,
  leaveHref,
  children,
  labels,
}: EntryWarningProps) => (
  <Dialog
    isOpen={isOpen}
    title={labels.title}
    role="alertdialog"
    isDismissable={false}
    isKeyboardDismissDisabled
    isCloseButtonHidden
    closeLabel={labels.leave}
    footer={
      <EqualChoices
        choices={[
          { id: 'enter', label: labels.enter, onPress: () => onEnter() },
          { id: 'leave', label: labels.leave, href: leaveHref },
        ]}
      />
    }
  >
    <DiscRow disc={<IconDisc>{labels.age}</IconDisc>}>
      <p>{labels.text}</p>
      {children !== undefined && (
        <Text as="div" size="sm" tone="muted">
          {children}
        </Text>
      )}
    </DiscRow>
  </Dialog>
);
