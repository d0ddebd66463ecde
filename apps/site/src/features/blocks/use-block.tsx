import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { answer, intent, isProblem, useApi } from '../../app/data/api.ts';
import { memberKey } from '../../app/data/keys.ts';
import { noticeStore } from '../../app/document/notices.ts';
import { readAgain, type Blockable, unblock } from './unblock.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { errorText } from '../../app/errors/problem-text.ts';

/** Blocks; who is blocked already, in another tab, is no fault. */
export function useBlock(after: { onDone: () => void; path: string }) {
  const api = useApi();
  const leave = useLeave(after.path);
  return useMutation({
    mutationFn: async ({ id }: Blockable) => {
      try {
        await answer(api.POST('/api/block.php', { params: intent(), body: { profile: id } }));
      } catch (error) {
        if (!isProblem(error, 'member_not_found')) throw error;
      }
    },
    onSuccess: (_nothing, member) => {
      after.onDone();
      leave(member);
    },
  });
}

/** Goes where the blocked member is not, and offers to take it back. */
export function useLeave(path: string): (member: Blockable) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (member) => {
    const go = async (): Promise<void> => {
      await navigate(path);
      noticeStore.showContent((dismiss) => <BlockedNotice member={member} onDone={dismiss} />);
      // Not before: the page that is left would ask for who cannot be found any more.
      client.removeQueries({ queryKey: [...memberKey, member.id] });
      await readAgain(client);
    };
    // What could not be read again says so on its page.
    go().catch(() => undefined);
  };
}

/** Says who is blocked and takes it back; stays until it is dismissed. */
function BlockedNotice(props: { member: Blockable; onDone: () => void }): ReactNode {
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
