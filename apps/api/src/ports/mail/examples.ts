/** One example of each mail, for the preview page and the test that renders all in every language. */
import type { MailName, MailTemplate } from './templates.ts';

type Examples = { readonly [Name in MailName]: Extract<MailTemplate, { readonly name: Name }> };

const SITE = 'https://velours.test';
const MONEY = {
  link: `${SITE}/transactions/0198c0de-0001-7a00-8a00-000000000001`,
  number: '2026-8F3K2',
  date: '21 November 2026',
  amount: '€ 12.50',
  count: 50,
};

export const EXAMPLES: Examples = {
  activation: { name: 'activation', link: `${SITE}/activate/done?token=example`, count: 24 },
  alreadyRegistered: { name: 'alreadyRegistered', link: `${SITE}/login` },
  withdrawal: { name: 'withdrawal', ...MONEY },
  refundFailed: { name: 'refundFailed', ...MONEY },
  message: { name: 'message', link: `${SITE}/chats/example`, who: 'Sam' },
  like: { name: 'like', link: `${SITE}/likes`, who: 'Sam, Robin', count: 2 },
  match: { name: 'match', link: `${SITE}/members/example`, who: 'Sam' },
  photoApproved: { name: 'photoApproved', link: `${SITE}/profile` },
  photoRejected: { name: 'photoRejected', link: `${SITE}/profile`, reason: '2 × 3' },
  addressCheck: { name: 'addressCheck', link: `${SITE}/notifications?token=example` },
};
