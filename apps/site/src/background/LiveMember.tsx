import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../app/data/api.ts';
import { useSettings } from '../app/data/hooks.ts';
import { useLikeFacts } from './like-overlay/use-like-facts.ts';
import type { MemberParts } from './member-parts.ts';
import { runMember } from './member-session.ts';

/** Runs beside all pages of a member who is logged in. */
export function LiveMember(props: { memberId: string; parts: MemberParts }): null {
  const api = useApi();
  const client = useQueryClient();
  const { push_public_key: publicKey } = useSettings();
  const { memberId, parts } = props;

  useEffect(
    () => runMember({ api, client, memberId, publicKey, parts }),
    [api, client, memberId, publicKey, parts],
  );
  useLikeFacts();
  return null;
}
