import type { ReactNode } from 'react';
import { Banner, StripAction } from '@velours/ui/components/Banner';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';

/** News above the page, in one line, with one thing to do about it: done or dismissed it is gone. */
export function NewsStrip(props: {
  action: string;
  onAct: () => void;
  onDone: () => void;
  children: ReactNode;
}): ReactNode {
  const t = useTranslate();
  const { action, onAct, onDone } = props;
  const act = (): void => {
    onDone();
    onAct();
  };
  return (
    <Banner
      layout="strip"
      tone="info"
      announce="status"
      onDismiss={onDone}
      dismissLabel={t(($) => $.common.actions.dismiss)}
      actions={<StripAction onPress={act}>{action}</StripAction>}
    >
      {props.children}
    </Banner>
  );
}
