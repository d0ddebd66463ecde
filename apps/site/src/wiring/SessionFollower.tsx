import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '../data/ApiProvider.tsx';
import { useUser } from '../data/hooks.ts';
import { changeMember } from '../data/forget-member.ts';
import { userQuery } from '../data/queries.ts';
import { AFTER_LOG_IN, AFTER_LOG_OUT } from '../view-models/safe-next.ts';
import { followSession } from './follow-session.ts';
import { sessionChannel } from './session-channel.ts';

/** Keeps this tab with the others: a log-in or log-out there is one here, and so is a session the server ended. */
export function SessionFollower(): null {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(
    () =>
      sessionChannel().listen((event) => {
        void followSession(event, {
          pathname,
          currentUser: () => client.getQueryData(userQuery(api).queryKey) ?? null,
          loadUser: () => client.fetchQuery({ ...userQuery(api), staleTime: 0 }),
          changeMember: (user) => changeMember(client, user),
          enter: () => void navigate(AFTER_LOG_IN, { replace: true }),
          leave: () => location.assign(AFTER_LOG_OUT),
        });
      }),
    [api, client, navigate, pathname],
  );

  // The member was asked for again and is nobody now: the session ended between two calls (spec section 8).
  const isMember = useUser() !== null;
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (wasMember.current && !isMember) {
      sessionChannel().post('logged-out');
      location.assign(AFTER_LOG_OUT);
    }
    wasMember.current = isMember;
  }, [isMember]);

  return null;
}
