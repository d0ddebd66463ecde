import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Banner, StripAction } from '@velours/ui/components/Banner';
import { safetyKey } from '../app/data/keys.ts';
import type { Schemas } from '../app/data/api.ts';
import { useNamespaces, useTranslate } from '../app/i18n/TextsProvider.tsx';
import { noticeStore } from '../app/document/notices.ts';

type News = Schemas['SafetyEvent'];

/** A report of the member was decided, or something was decided against them: said at once, and the lists are read again. */
export function tellNews(client: QueryClient, news: News): void {
  void client.invalidateQueries({ queryKey: safetyKey });
  noticeStore.show((dismiss) => <SafetyNews {...news} onDone={dismiss} />);
}

function SafetyNews({ about, reference, onDone }: News & { onDone: () => void }): ReactNode {
  useNamespaces(['safety']);
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <Banner
      layout="strip"
      tone="info"
      announce="status"
      onDismiss={onDone}
      dismissLabel={t(($) => $.common.actions.dismiss)}
      actions={
        <StripAction
          onPress={() => {
            onDone();
            void navigate(about === 'report' ? '/reports' : '/decisions');
          }}
        >
          {t(($) => $.safety.notice.open)}
        </StripAction>
      }
    >
      {t(($) => $.safety.notice[about], { reference })}
    </Banner>
  );
}
