/** Whether a text may hold an address, a number or an account: most hold none, and need not be looked at closely. */
export const mayHoldContacts = (text: string): boolean =>
  /@|:\/\/|\.\p{L}{2}|\d(?:[ ()./-]{0,2}\d){7}/u.test(text);
