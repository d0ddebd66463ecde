// The texts of the site in nl: bundled with its server (spec section 1), and the shape that every language has.
// A namespace more is a file in each language and a line here.
export { default as account } from './nl/account.json' with { type: 'json' };
export { default as auth } from './nl/auth.json' with { type: 'json' };
export { default as ban } from './nl/ban.json' with { type: 'json' };
export { default as bonus } from './nl/bonus.json' with { type: 'json' };
export { default as chat } from './nl/chat.json' with { type: 'json' };
export { default as common } from './nl/common.json' with { type: 'json' };
export { default as complaints } from './nl/complaints.json' with { type: 'json' };
export { default as credits } from './nl/credits.json' with { type: 'json' };
export { default as debit } from './nl/debit.json' with { type: 'json' };
export { default as errors } from './nl/errors.json' with { type: 'json' };
export { default as likes } from './nl/likes.json' with { type: 'json' };
export { default as matchfinder } from './nl/matchfinder.json' with { type: 'json' };
export { default as media } from './nl/media.json' with { type: 'json' };
export { default as members } from './nl/members.json' with { type: 'json' };
export { default as mydata } from './nl/mydata.json' with { type: 'json' };
export { default as notifications } from './nl/notifications.json' with { type: 'json' };
export { default as ownprofile } from './nl/ownprofile.json' with { type: 'json' };
export { default as photos } from './nl/photos.json' with { type: 'json' };
export { default as profile } from './nl/profile.json' with { type: 'json' };
export { default as push } from './nl/push.json' with { type: 'json' };
export { default as safety } from './nl/safety.json' with { type: 'json' };
export { default as settings } from './nl/settings.json' with { type: 'json' };
export { default as shop } from './nl/shop.json' with { type: 'json' };
export { default as signup } from './nl/signup.json' with { type: 'json' };
export { default as swipe } from './nl/swipe.json' with { type: 'json' };
export { default as transactions } from './nl/transactions.json' with { type: 'json' };
