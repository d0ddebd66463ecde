import { describe, expect, it } from 'vitest';
import { mayHoldContacts } from '../ConversationScreen.tsx';
import { contactsIn, weightiest } from './contact-details.ts';

const kinds = (text: string): string[] =>
  contactsIn(text).map(({ kind, text: found }) => `${kind} ${found}`);

describe('what in a message leads out of the site', () => {
  it.each([
    ['Bel me op 06 12345678!', ['phone 06 12345678']],
    ['+31 6 1234-5678, of later', ['phone +31 6 1234-5678']],
    ['0031612345678', ['phone 0031612345678']],
    ['meine Nummer: 0151/23456789.', ['phone 0151/23456789']],
    ['mail anna.b+x@voorbeeld.nl.', ['email anna.b+x@voorbeeld.nl']],
    ['NL91 ABNA 0417 1643 00 graag', ['iban NL91 ABNA 0417 1643 00']],
    ['send to DE89370400440532013000', ['iban DE89370400440532013000']],
    ['look at https://example.com/a?b=c.', ['link https://example.com/a?b=c']],
    ['anna.me@voorbeeld.nl', ['email anna.me@voorbeeld.nl']],
    ['(www.example.org)', ['link www.example.org']],
    ['see http://test.com/a_(b).', ['link http://test.com/a_(b)']],
    ['(see http://test.com/a_(b))', ['link http://test.com/a_(b)']],
    ['(see http://test.com/a)?!', ['link http://test.com/a']],
    ['or t.me/somebody, if you like', ['link t.me/somebody']],
    ['Bit.ly/3x and 0612345678', ['link Bit.ly/3x', 'phone 0612345678']],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
    // Worth being looked at closely.
    expect(mayHoldContacts(text)).toBe(true);
  });

  it('most messages need not be looked at closely', () => {
    expect(
      ['Hello there. How are you?', 'At 20.30, for 10.000 euros', ''].map(mayHoldContacts),
    ).toEqual([false, false, false]);
  });

  it.each([
    'Om 20.30 uur, op 21-11-2026',
    'on 01-12-2026 at 8',
    'It costs 10.000 euros, or 1,250.00',
    'I was born in 1988. Net op tijd.',
    'Nice...and so on. To be or not to be',
    'NL91ABNA0417164301 is no account',
    'My flat is 12b, postcode 1012 AB',
    'Was ist los?Ja.',
    '',
  ])('nothing: %s', (text) => expect(kinds(text)).toEqual([]));

  it('names the domain as the browser knows it, so that a false letter is seen', () => {
    expect(contactsIn('https://раypal.com/x')[0]).toMatchObject({
      domain: new URL('https://раypal.com').hostname,
    });
    expect(new URL('https://раypal.com').hostname).toMatch(/^xn--/);
    expect(contactsIn('https://velours.example@evil.example/x')[0]).toMatchObject({
      domain: 'evil.example',
    });
    expect(contactsIn('javascript:alert(1) http://localhost/')).toEqual([]);
  });

  it('an account weighs more than a number, a number more than an address', () => {
    const text = 'www.a.com b@c.nl 0612345678 NL91ABNA0417164300';
    expect(weightiest(contactsIn(text))?.kind).toBe('iban');
    expect(weightiest(contactsIn('www.a.com b@c.nl 0612345678'))?.kind).toBe('phone');
    expect(weightiest(contactsIn('www.a.com b@c.nl'))?.kind).toBe('email');
    expect(weightiest([])).toBeUndefined();
  });
});
