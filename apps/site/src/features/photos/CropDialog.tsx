import { useState, type ReactNode } from 'react';
import { PhotoCropper, type CropPart } from '@velours/ui/blocks/PhotoCropper';
import { Button } from '@velours/ui/components/Button';
import { Dialog } from '@velours/ui/components/Dialog';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useFormats } from '../../app/i18n/use-formats.ts';
import { keepPart } from './add-photos.ts';

export interface CropDialogProps {
  /** The chosen files, one of which is asked about at a time. */
  files: readonly File[];
  /** Called with what is to be sent, once all have been asked about. */
  onDone: (files: readonly File[]) => void;
}

/** Asks of each chosen photo what of it is shown (P04). Load it on intent: the dialog comes with it. */
export function CropDialog({ files, onDone }: CropDialogProps): ReactNode {
  const t = useTranslate();
  const { percent } = useFormats();
  const [index, setIndex] = useState(0);
  const [kept, setKept] = useState<readonly File[]>([]);
  const [part, setPart] = useState<CropPart | null>(null);
  const file = files[index];

  const next = (taken: readonly File[]): void => {
    setPart(null);
    setKept(taken);
    if (index + 1 >= files.length) onDone(taken);
    else setIndex(index + 1);
  };
  if (!file) return null;
  const many = files.length > 1;
  return (
    <Dialog
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled
      isFullScreenOnPhone
      onOpenChange={(isOpen) => {
        if (!isOpen) onDone(kept);
      }}
      title={t(($) => $.photos.crop.title)}
      closeLabel={t(($) => $.photos.crop.close)}
      footer={
        <>
          <Button variant="outline" tone="neutral" onPress={() => next(kept)}>
            {t(($) => $.photos.crop.leaveOut)}
          </Button>
          <Button
            onPress={() => {
              keepPart(file, part);
              next([...kept, file]);
            }}
          >
            {t(($) => $.photos.crop.use)}
          </Button>
        </>
      }
    >
      {many && (
        <p role="status">
          {t(($) => $.photos.crop.number, { number: index + 1, total: files.length })}
        </p>
      )}
      <PhotoCropper
        key={index}
        source={file}
        onChange={setPart}
        // Only the server can say what is wrong with it.
        onUnreadable={() => next([...kept, file])}
        labels={{
          ...t(($) => $.photos.crop),
          values: {
            zoom: percent,
            across: (share) => t(($) => $.photos.crop.fromLeft, { share: percent(share) }),
            down: (share) => t(($) => $.photos.crop.fromTop, { share: percent(share) }),
          },
        }}
      />
    </Dialog>
  );
}
