/**
 * What is fetched for a member beside the live part, once it is wanted. Imported from here, a file that every page has: the styles
 * of this chunk are known to be loaded, and are not asked for again.
 */
export const memberParts = {
  outbox: () => import('./outbox/outbox-session.ts'),
  push: () => import('./push/push-session.ts'),
  likeOverlay: () => import('./like-overlay/like-session.ts'),
  removal: () => import('./removal/removal-session.ts'),
  timeBonus: () => import('./time-bonus/time-bonus-session.ts'),
  discount: () => import('./time-bonus/discount-session.ts'),
  bonusModal: () => import('./time-bonus/modal-session.ts'),
};

export type MemberParts = typeof memberParts;
