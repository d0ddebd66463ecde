import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { safetyKey } from '../app/data/keys.ts';
import type { Schemas } from '../app/data/api.ts';
import { userQuery } from '../app/data/queries.ts';
import { sitePage } from '../app/document/browser-page.ts';
import { leaveDocument } from '../app/document/leave-document.ts';
import { useNamespaces, useTranslate } from '../app/i18n/TextsProvider.tsx';
import { noticeStore } from '../app/document/notices.ts';
import { NewsStrip } from './app-notices.tsx';

type News = Schemas['SafetyEvent'];

/**
 * A report of the member was decided, or something was decided against them: said at once, and the lists are read again. A ban closes
 * the page that is open, whichever it is.
 */
export async function tellNews(client: QueryClient, news: News): Promise<void> {
  if (news.about === 'decision' && (await isBanned(client))) return leaveDocument('/ban');
  void client.invalidateQueries({ queryKey: safetyKey });
  noticeStore.show((dismiss) => <SafetyNews {...news} onDone={dismiss} />);
}

async function isBanned(client: QueryClient): Promise<boolean> {
  try {
    const user = await client.fetchQuery({ ...userQuery(sitePage().api), staleTime: 0 });
    return user?.status === 'banned';
  } catch {
    // Where it cannot be known the news are told, and they lead on.
    return false;
  }
}

function SafetyNews({ about, reference, onDone }: News & { onDone: () => void }): ReactNode {
  useNamespaces(['safety']);
  const t = useTranslate();
  const navigate = useNavigate();
  const page = about === 'report' ? '/reports' : '/decisions';
  return (
    <NewsStrip
      action={t(($) => $.safety.notice.open)}
      onAct={() => void navigate(page)}
      onDone={onDone}
    >
      {t(($) => $.safety.notice[about], { reference })}
    </NewsStrip>
  );
}
