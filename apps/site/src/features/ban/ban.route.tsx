import { browserLoader } from '../../app/data/browser-loader.ts';
import {
  loadBan,
  submitObjection,
  type BanFacts,
  banFacts,
  banLabels,
  banLinks,
  canObject,
  banQuery,
} from './ban.ts';
import { LegalScreen } from '../legal/LegalScreen.tsx';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/ban.route.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { BanNotice } from '@velours/ui/blocks/BanNotice';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useDayFormats } from '../../app/i18n/use-formats.ts';
import { useNow } from '../../app/data/hooks.ts';
import { isProblem, useApi } from '../../app/data/api.ts';
import { ObjectionForm } from './ObjectionForm.tsx';

export const loader = serverLoader(loadBan);
export const clientLoader = browserLoader(loadBan);
export const action = serverAction(submitObjection('/ban'));
export const clientAction = browserAction(submitObjection('/ban'));

export const handle = {
  isOpen: true,
  isPlain: true,
  namespaces: ['ban', 'safety'],
  title: (t, { title }) => title ?? t(($) => $.ban.title),
} satisfies PageHandle<BanFacts>;

export default function BanPage({ loaderData: { token } }: Route.ComponentProps) {
  return token === undefined ? <Ban /> : <LegalScreen token={token} />;
}

/** /ban (A04): the banned member reads why, and can object. */
function Ban(): ReactNode {
  const t = useTranslate();
  const days = useDayFormats();
  const now = useNow();
  const navigate = useNavigate();
  const { data: ban, error } = useQuery(banQuery(useApi()));
  const isLifted = isProblem(error, 'not_banned');
  useEffect(() => {
    if (isLifted) void navigate('/ban', { replace: true });
  }, [isLifted, navigate]);
  if (!ban) return null;
  const words = { t, days };
  const { objection } = ban.decision;
  const isOpen = canObject(ban, now);
  return (
    <Container width="md" isPage>
      <Stack gap="xl">
        <BanNotice
          facts={banFacts(words, ban)}
          labels={banLabels(words, ban, isOpen)}
          isObjected={objection !== null}
          objection={{
            form: isOpen && <ObjectionForm action="/ban" decision={ban.decision.id} />,
          }}
        />
        {objection !== null && (
          <Stack gap="xxs">
            <Text tone="muted">{t(($) => $.ban.objection.yours)}</Text>
            <Text lang="">{objection.text}</Text>
          </Stack>
        )}
        <Inline as="ul" gap="md">
          {banLinks(t).map(({ href, label }) => (
            <Text as="li" key={href}>
              <Link href={href}>{label}</Link>
            </Text>
          ))}
        </Inline>
      </Stack>
    </Container>
  );
}
