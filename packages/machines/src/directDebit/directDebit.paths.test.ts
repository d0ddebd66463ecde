import { proveMachine } from '../testing/index.ts';
import { directDebitModel } from './directDebit.model.ts';

proveMachine(directDebitModel, {
  id: 'M05',
  docs: new URL('./directDebit.docs.md', import.meta.url),
  views: [
    'blocked: iban',
    'blocked: phone',
    'done',
    'form',
    'form: failed',
    'form: invalid',
    'form: signing',
    'limit',
    'otp',
    'otp: another code sent',
    'otp: can resend',
    'otp: code refused',
    'otp: confirming',
    'otp: resend failed',
    'otp: sending another code',
    'otp: too many codes',
    'otp: unanswered',
  ],
});
