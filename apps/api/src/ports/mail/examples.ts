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

const REPORT = { link: `${SITE}/reports`, reference: 'R-2026-7K3M9QX4', facts: '2 × 3' };
const DECISION = {
  link: `${SITE}/decisions`,
  reference: 'D-2026-6M2XJ8RA',
  rule: '2 + 3',
  facts: '2 × 3',
};

export const EXAMPLES: Examples = {
  activation: { name: 'activation', link: `${SITE}/activate/done?token=example`, count: 24 },
  alreadyRegistered: { name: 'alreadyRegistered', link: `${SITE}/login` },
  passwordReset: {
    name: 'passwordReset',
    link: `${SITE}/reset-password/do?token=example`,
    count: 1,
  },
  passwordChanged: { name: 'passwordChanged', link: `${SITE}/reset-password` },
  passkeyAdded: { name: 'passkeyAdded', link: `${SITE}/reset-password` },
  mailChange: { name: 'mailChange', link: `${SITE}/mail-change/do?token=example`, count: 24 },
  mailChangeTaken: { name: 'mailChangeTaken', link: `${SITE}/login` },
  mailChangeNotice: {
    name: 'mailChangeNotice',
    link: `${SITE}/mail-change/undo?token=example`,
    count: 48,
  },
  deletion: {
    name: 'deletion',
    link: `${SITE}/reactivate/do?token=example`,
    date: '4 December 2026',
  },
  reactivation: { name: 'reactivation', link: `${SITE}/login` },
  exportReady: {
    name: 'exportReady',
    link: `${SITE}/settings/export`,
    date: '27 November 2026',
  },
  purchase: {
    name: 'purchase',
    ...MONEY,
    seller: 'Velours B.V., Example Street 1, 1000 AA Amsterdam, NL',
    until: '5 December 2026',
  },
  withdrawal: { name: 'withdrawal', ...MONEY },
  refundFailed: { name: 'refundFailed', ...MONEY },
  paymentFailed: { name: 'paymentFailed', ...MONEY },
  'moneyBack.refund': { name: 'moneyBack.refund', ...MONEY },
  'moneyBack.chargeback': { name: 'moneyBack.chargeback', ...MONEY },
  message: { name: 'message', link: `${SITE}/chats/example`, who: 'Sam' },
  like: { name: 'like', link: `${SITE}/likes`, who: 'Sam, Robin', count: 2 },
  match: { name: 'match', link: `${SITE}/members/example`, who: 'Sam' },
  photoApproved: { name: 'photoApproved', link: `${SITE}/profile?section=photos` },
  photoRejected: { name: 'photoRejected', link: `${SITE}/profile?section=photos`, reason: '2 × 3' },
  'report.upheld': { name: 'report.upheld', ...REPORT },
  'report.not_upheld': { name: 'report.not_upheld', ...REPORT },
  'decision.photo_rejected': { name: 'decision.photo_rejected', ...DECISION },
  'decision.message_removed': { name: 'decision.message_removed', ...DECISION },
  'decision.warning': { name: 'decision.warning', ...DECISION },
  'decision.banned': { name: 'decision.banned', ...DECISION },
  banLifted: { name: 'banLifted', link: `${SITE}/login`, reason: '2 × 3' },
  'objection.granted': {
    name: 'objection.granted',
    link: SITE,
    reference: 'D-2026-8C4YV2KE',
    answer: '42.',
  },
  'objection.dropped': {
    name: 'objection.dropped',
    link: `${SITE}/decisions`,
    reference: 'D-2026-8C4YV2KE',
    answer: '42.',
  },
  'objection.refused': {
    name: 'objection.refused',
    link: `${SITE}/ban`,
    reference: 'D-2026-8C4YV2KE',
    answer: '42.',
  },
  complaintReceived: {
    name: 'complaintReceived',
    link: `${SITE}/complaints`,
    reference: 'C-2026-5P8RK3VD',
    date: '2026-12-04',
  },
  complaintAnswered: {
    name: 'complaintAnswered',
    link: `${SITE}/complaints`,
    reference: 'C-2026-5P8RK3VD',
    answer: '42.',
  },
  addressCheck: { name: 'addressCheck', link: `${SITE}/notifications?token=example` },
};
