import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every path the site answers (spec section 2), with the layout it stands in. A path not named here is a 404. */
export default [
  layout('app/layouts/DefaultLayout.tsx', [
    index('features/home/home.route.tsx'),
    route('login', 'features/log-in/login.route.tsx'),
    route('reset-password', 'features/password/reset-password.route.tsx'),
    route('reset-password/do', 'features/password/reset-password-do.route.tsx'),
    route('mail-change/do', 'features/mail-change/mail-change-do.route.tsx'),
    route('mail-change/undo', 'features/mail-change/mail-change-undo.route.tsx'),
    route('settings', 'features/settings/settings.route.tsx'),
    route('complete-signup', 'features/sign-up/complete-signup.route.tsx'),
    route('activate/done', 'features/activation/activate-done.route.tsx'),
    route('activate/error', 'features/activation/activate-error.route.tsx'),
    route('account-deleted', 'features/my-data/account-deleted.route.tsx'),
    route('reactivate/do', 'features/my-data/reactivate-do.route.tsx'),
    route('settings/sessions', 'features/my-data/settings-sessions.route.tsx'),
    route('settings/export', 'features/my-data/settings-export.route.tsx'),
    route('settings/delete', 'features/my-data/settings-delete.route.tsx'),
    route('notifications', 'features/notifications/notifications.route.tsx'),
    route('complaints', 'features/complaints/complaints.route.tsx'),
    route('ban', 'features/ban/ban.route.tsx'),
    route('lang-config', 'features/language/lang-config.route.tsx'),
    route('members', 'features/search/members.route.tsx'),
    route('members/:id', 'features/member/member.route.tsx'),
    route('chats', 'features/chat/chats.route.tsx'),
    route('likes', 'features/likes/likes.route.tsx'),
    route('likes/m/:id', 'features/likes/likes-member.route.tsx'),
    route('likes/:type', 'features/likes/likes-type.route.tsx'),
    route('match-finder', 'features/match-finder/match-finder.route.tsx'),
    route('signup-matches', 'features/sign-up/signup-matches.route.tsx'),
    route('blocked-members', 'features/blocks/blocked-members.route.tsx'),
    route('reports', 'features/safety/reports.route.tsx'),
    route('decisions', 'features/safety/decisions.route.tsx'),
    route('swipe-game', 'features/swipe/swipe-game.route.tsx'),
    route('transactions', 'features/transactions/transactions.route.tsx'),
    route('transactions/:id', 'features/transactions/transaction.route.tsx'),
    route('transactions/:id/withdraw', 'features/withdrawal/withdrawal.route.tsx'),
    route('profile', 'features/profile/profile.route.tsx'),
    route('premium', 'features/premium/premium.route.tsx'),
    route('pricing', 'features/premium/pricing.route.tsx'),
    route('credits/repeat-order', 'features/credits/repeat-order.route.tsx'),
    route('credits/return', 'features/credits/credits-return.route.tsx'),
    route('credits/:id?/:paymentmethod?', 'features/credits/credits.route.tsx'),
    route('directdebit', 'features/direct-debit/directdebit.route.tsx'),
    // Legal and help pages; what no page is called is a 404.
    route(':token', 'features/legal/legal.route.tsx'),
  ]),
  layout('app/layouts/LanderLayout.tsx', [
    route('signup', 'features/sign-up/signup.route.tsx'),
    route('members/:id/signup', 'features/sign-up/member-signup.route.tsx'),
  ]),
  layout('app/layouts/ChatLayout.tsx', [
    route('members/:id/chat', 'features/chat/member-chat.route.tsx'),
    route('chats/:id', 'features/chat/conversation.route.tsx'),
  ]),
  // Not a page: log-out for who has no script.
  route('logout', 'features/log-in/logout.route.tsx'),
  // Not a page: the entry warning's answer for who has no script.
  route('entry-warning', 'features/entry-warning/entry-warning.route.tsx'),
  // Not a page: what an installed app is called, and looks like.
  route('manifest.webmanifest', 'app/document/manifest.route.tsx'),
  layout('app/layouts/EmptyLayout.tsx', [
    route('offline', 'app/document/offline.route.tsx'),
    route('*', 'app/document/not-found.route.tsx'),
  ]),
] satisfies RouteConfig;
