import account from '@velours/locales/nl/account.json' with { type: 'json' };
import auth from '@velours/locales/nl/auth.json' with { type: 'json' };
import bonus from '@velours/locales/nl/bonus.json' with { type: 'json' };
import chat from '@velours/locales/nl/chat.json' with { type: 'json' };
import common from '@velours/locales/nl/common.json' with { type: 'json' };
import credits from '@velours/locales/nl/credits.json' with { type: 'json' };
import debit from '@velours/locales/nl/debit.json' with { type: 'json' };
import errors from '@velours/locales/nl/errors.json' with { type: 'json' };
import likes from '@velours/locales/nl/likes.json' with { type: 'json' };
import media from '@velours/locales/nl/media.json' with { type: 'json' };
import matchfinder from '@velours/locales/nl/matchfinder.json' with { type: 'json' };
import members from '@velours/locales/nl/members.json' with { type: 'json' };
import mydata from '@velours/locales/nl/mydata.json' with { type: 'json' };
import photos from '@velours/locales/nl/photos.json' with { type: 'json' };
import ownprofile from '@velours/locales/nl/ownprofile.json' with { type: 'json' };
import profile from '@velours/locales/nl/profile.json' with { type: 'json' };
import push from '@velours/locales/nl/push.json' with { type: 'json' };
import safety from '@velours/locales/nl/safety.json' with { type: 'json' };
import settings from '@velours/locales/nl/settings.json' with { type: 'json' };
import shop from '@velours/locales/nl/shop.json' with { type: 'json' };
import signup from '@velours/locales/nl/signup.json' with { type: 'json' };
import swipe from '@velours/locales/nl/swipe.json' with { type: 'json' };
import transactions from '@velours/locales/nl/transactions.json' with { type: 'json' };
import ban from '@velours/locales/nl/ban.json' with { type: 'json' };
import complaints from '@velours/locales/nl/complaints.json' with { type: 'json' };
import notifications from '@velours/locales/nl/notifications.json' with { type: 'json' };
import type { Namespaces } from '../i18n/namespaces.ts';

/**
 * The bundled catalogue (spec section 1): nl is part of the server, so a text always has words. A page takes the fallback
 * along for the keys its own language lacks; the browser never loads nl for a reader of another language.
 */
export const bundledTexts: Namespaces = {
  notifications,
  complaints,
  ban,
  account,
  mydata,
  auth,
  bonus,
  chat,
  common,
  credits,
  debit,
  errors,
  likes,
  matchfinder,
  media,
  members,
  photos,
  profile,
  ownprofile,
  push,
  settings,
  safety,
  shop,
  signup,
  swipe,
  transactions,
};
