import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../app/data/api.ts';
import { useNavigate } from 'react-router';
import { useUser } from '../app/data/hooks.ts';
import { host } from '../background/host.ts';
import { startLikeOverlay } from '../background/like-overlay/like-overlay-actor.ts';
import { startRemoval } from '../background/removal/removal-actor.ts';
import { startTimeBonus } from '../background/time-bonus/time-bonus-actor.ts';

const alone = {
  tell: (): void => undefined,
  listen: () => (): void => undefined,
  close: (): void => undefined,
};

/** What runs for a member beside the pages and needs nothing but the API: no other tabs, live stream, storage or push. */
export function StoryMember(): null {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isMember = useUser() !== null;
  useEffect(() => {
    if (!isMember) return undefined;
    const otherTabs = { chats: alone, likes: alone };
    const story = { api, client, memberId: 'story', publicKey: null, navigate, otherTabs };
    const stops = [
      host.removal.serve(async () => () => startRemoval(story)),
      host.likeOverlay.serve(async () => () => startLikeOverlay(story)),
      host.timeBonus.serve(async () => (until) => startTimeBonus(story, until)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [api, client, isMember, navigate]);
  return null;
}
