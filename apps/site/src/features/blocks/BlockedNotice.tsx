import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { useApi } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { errorText } from '../../app/errors/problem-text.ts';
import { readAgain, unblock, type Blockable } from './unblock.ts';

/** Says who is blocked and takes it back; stays until it is dismissed. */
export function BlockedNotice(props: { member: Blockable; onDone: () => void }): ReactNode {
  const t = useTranslate();
  const api = useApi();
  const client = useQueryClient();
  const { member, onDone } = props;
  const { name } = member;
  const undoButton = useRef<HTMLButtonElement>(null);
  const undo = useMutation({
    mutationFn: () => unblock(api, member.id),
    onSuccess: () => readAgain(client),
  });

  useEffect(() => {
    // The dialog it was done in has gone with its page.
    if (document.activeElement === document.body) undoButton.current?.focus();
  }, []);

  return (
    <Banner
      tone={undo.isError ? 'danger' : 'info'}
      announce={undo.isError ? 'alert' : 'status'}
      onDismiss={onDone}
      dismissLabel={t(($) => $.common.actions.dismiss)}
      actions={
        undo.isSuccess ? undefined : (
          <Button
            variant="outline"
            size="sm"
            ref={undoButton}
            isPending={undo.isPending}
            pendingLabel={t(($) => $.safety.blocks.unblocking)}
            onPress={() => undo.mutate()}
          >
            {t(($) => $.safety.block.undo)}
          </Button>
        )
      }
    >
      {undo.isError
        ? errorText(t, undo.error)
        : undo.isSuccess
          ? t(($) => $.safety.block.undone, { name })
          : t(($) => $.safety.block.done, { name })}
    </Banner>
  );
}
