import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every path the site answers (spec section 2), with the layout it stands in. A path not named here is a 404. */
export default [
  layout('routes/layouts/default.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('reset-password/do', 'routes/reset-password-do.tsx'),
    route('mail-change/do', 'routes/mail-change-do.tsx'),
    route('mail-change/undo', 'routes/mail-change-undo.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('complete-signup', 'routes/complete-signup.tsx'),
    route('activate/done', 'routes/activate-done.tsx'),
    route('activate/error', 'routes/activate-error.tsx'),
    route('lang-config', 'routes/lang-config.tsx'),
    route('members', 'routes/members.tsx'),
    route('members/:id', 'routes/member.tsx'),
    route('chats', 'routes/chats.tsx'),
    route('likes', 'routes/likes.tsx'),
    route('likes/m/:id', 'routes/likes-member.tsx'),
    route('likes/:type', 'routes/likes-type.tsx'),
    route('match-finder', 'routes/match-finder.tsx'),
    route('signup-matches', 'routes/signup-matches.tsx'),
    route('swipe-game', 'routes/swipe-game.tsx'),
    route('transactions', 'routes/transactions.tsx'),
    route('transactions/:id', 'routes/transaction.tsx'),
    route('transactions/:id/withdraw', 'routes/withdrawal.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('premium', 'routes/premium.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('credits/repeat-order', 'routes/repeat-order.tsx'),
    route('credits/return', 'routes/credits-return.tsx'),
    route('credits/:id?/:paymentmethod?', 'routes/credits.tsx'),
    route('directdebit', 'routes/directdebit.tsx'),
  ]),
  layout('routes/layouts/lander.tsx', [
    route('signup', 'routes/signup.tsx'),
    route('members/:id/signup', 'routes/member-signup.tsx'),
  ]),
  layout('routes/layouts/chat.tsx', [
    route('members/:id/chat', 'routes/member-chat.tsx'),
    route('chats/:id', 'routes/conversation.tsx'),
  ]),
  // Not a page: log-out for who has no script.
  route('logout', 'routes/logout.tsx'),
  layout('routes/layouts/empty.tsx', [route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig;
