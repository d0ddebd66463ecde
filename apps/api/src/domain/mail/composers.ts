/** Who renders which mail. */
import {
  composeMailChange,
  composeMailChangeNotice,
  composePasskeyAdded,
  composePasswordChanged,
  composePasswordReset,
} from '../account/mails.ts';
import { composeBanLifted, composeObjectionAnswered } from '../bans/mails.ts';
import { composeComplaintAnswered, composeComplaintReceived } from '../complaints/mails.ts';
import {
  composeAddressCheck,
  composeLike,
  composeMatch,
  composeMessage,
} from '../notifications/mails.ts';
import { composeActivation } from '../activation/mails.ts';
import { composeDeletion, composeReactivation } from '../deletion/mails.ts';
import { composeExportReady } from '../export/mails.ts';
import {
  composeMoneyBack,
  composePaymentFailed,
  composePurchase,
  composeRefundFailed,
  composeWithdrawal,
} from '../payments/money-mails.ts';
import { composePhotoDecision } from './photo-decision.ts';
import { composeDecision, composeReportOutcome } from '../reports/mails.ts';
import type { Composer, MailCause } from './queue.ts';

export const COMPOSERS: Readonly<Record<MailCause, Composer>> = {
  message: composeMessage,
  like: composeLike,
  match: composeMatch,
  addressCheck: composeAddressCheck,
  photoDecision: composePhotoDecision,
  complaintReceived: composeComplaintReceived,
  complaintAnswered: composeComplaintAnswered,
  banLifted: composeBanLifted,
  objectionAnswered: composeObjectionAnswered,
  activation: composeActivation,
  passwordReset: composePasswordReset,
  passwordChanged: composePasswordChanged,
  passkeyAdded: composePasskeyAdded,
  mailChange: composeMailChange,
  mailChangeNotice: composeMailChangeNotice,
  deletion: composeDeletion,
  reactivation: composeReactivation,
  exportReady: composeExportReady,
  reportOutcome: composeReportOutcome,
  decision: composeDecision,
  purchase: composePurchase,
  withdrawal: composeWithdrawal,
  refundFailed: composeRefundFailed,
  paymentFailed: composePaymentFailed,
  moneyBack: composeMoneyBack,
};
