/** Words for stories and tests. */
export const resendLabels = {
  resend: 'Send the mail again',
  resending: 'Sending',
  resent: 'A new mail is on its way.',
};

/** The longest words we know of, in German, and why it failed in Finnish. */
export const longResendLabels = {
  resend: 'Bestätigungsnachricht erneut versenden lassen',
  resending: 'Wird versendet',
  resent: 'Versendet',
};

export const longResendError =
  'Vahvistussähköpostin lähettäminen epäonnistui palvelinkatkoksen vuoksi.';
