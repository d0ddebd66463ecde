/** What the server answers: the handlers of every route file. */
import type { Services } from '../context.ts';
import type { Handlers } from '../http/handler.ts';
import * as ageCheck from './age-check.ts';
import * as activationResend from './activation-resend.ts';
import * as activation from './activation.ts';
import * as autoLike from './auto-like.ts';
import * as ban from './ban.ts';
import * as block from './block.ts';
import * as blocks from './blocks.ts';
import * as chat from './chat.ts';
import * as chats from './chats.ts';
import * as companyinfo from './companyinfo.ts';
import * as complaint from './complaint.ts';
import * as decisions from './decisions.ts';
import * as deletion from './deletion.ts';
import * as directdebit from './directdebit.ts';
import * as discountcode from './discountcode.ts';
import * as events from './events.ts';
import * as dataExport from './export.ts';
import * as firstMessage from './first-message.ts';
import * as geocode from './geocode.ts';
import * as gifs from './gifs.ts';
import * as gift from './gift.ts';
import * as interests from './interests.ts';
import * as lander from './lander.ts';
import * as like from './like.ts';
import * as likes from './likes.ts';
import * as logout from './logout.ts';
import * as mailChange from './mail-change.ts';
import * as matches from './matches.ts';
import * as matchfinder from './matchfinder.ts';
import * as member from './member.ts';
import * as members from './members.ts';
import * as messageSearch from './message-search.ts';
import * as messages from './messages.ts';
import * as notifications from './notifications.ts';
import * as objection from './objection.ts';
import * as offers from './offers.ts';
import * as order from './order.ts';
import * as orders from './orders.ts';
import * as pageHidden from './page-hidden.ts';
import * as page from './page.ts';
import * as passkeyChallenge from './passkey-challenge.ts';
import * as passkeyLogin from './passkey-login.ts';
import * as passkeys from './passkeys.ts';
import * as password from './password.ts';
import * as paymentmethod from './paymentmethod.ts';
import * as paymentoptions from './paymentoptions.ts';
import * as photo from './photo.ts';
import * as preferences from './preferences.ts';
import * as pricing from './pricing.ts';
import * as profile from './profile.ts';
import * as quote from './quote.ts';
import * as reactivation from './reactivation.ts';
import * as regions from './regions.ts';
import * as report from './report.ts';
import * as reports from './reports.ts';
import * as resetPassword from './reset-password.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as signup from './signup.ts';
import * as statement from './statement.ts';
import * as swipe from './swipe.ts';
import * as typing from './typing.ts';
import * as user from './user.ts';
import * as withdrawal from './withdrawal.ts';

/** One for each operation of the contract and none besides. */
export const handlersOf = (services: Services): Handlers => ({
  ...activation.routes(services),
  ...activationResend.routes(services),
  ...ageCheck.routes(services),
  ...autoLike.routes(services),
  ...ban.routes(services),
  ...block.routes(services),
  ...blocks.routes(services),
  ...chat.routes(services),
  ...chats.routes(services),
  ...companyinfo.routes(services),
  ...complaint.routes(services),
  ...dataExport.routes(services),
  ...decisions.routes(services),
  ...deletion.routes(services),
  ...directdebit.routes(services),
  ...discountcode.routes(services),
  ...events.routes(services),
  ...firstMessage.routes(services),
  ...geocode.routes(services),
  ...gifs.routes(services),
  ...gift.routes(services),
  ...interests.routes(services),
  ...lander.routes(services),
  ...like.routes(services),
  ...likes.routes(services),
  ...logout.routes(services),
  ...mailChange.routes(services),
  ...matches.routes(services),
  ...matchfinder.routes(services),
  ...member.routes(services),
  ...members.routes(services),
  ...messageSearch.routes(services),
  ...messages.routes(services),
  ...notifications.routes(services),
  ...objection.routes(services),
  ...offers.routes(services),
  ...order.routes(services),
  ...orders.routes(services),
  ...page.routes(services),
  ...pageHidden.routes(services),
  ...passkeyChallenge.routes(services),
  ...passkeyLogin.routes(services),
  ...passkeys.routes(services),
  ...password.routes(services),
  ...paymentmethod.routes(services),
  ...paymentoptions.routes(services),
  ...photo.routes(services),
  ...preferences.routes(services),
  ...pricing.routes(services),
  ...profile.routes(services),
  ...quote.routes(services),
  ...reactivation.routes(services),
  ...regions.routes(services),
  ...report.routes(services),
  ...reports.routes(services),
  ...resetPassword.routes(services),
  ...sessions.routes(services),
  ...settings.routes(services),
  ...signup.routes(services),
  ...statement.routes(services),
  ...swipe.routes(services),
  ...typing.routes(services),
  ...user.routes(services),
  ...withdrawal.routes(services),
});
