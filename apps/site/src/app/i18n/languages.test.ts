import { describe, expect, it } from 'vitest';
import {
  visibleLanguages,
  languageCookie,
  readCookie,
  resolveLanguage,
  withoutLanguage,
} from './languages.ts';

describe('the language of a page', () => {
  it('[V03] no locale cookie and a supported domain_language: that language is set', () => {
    expect(resolveLanguage(null, undefined, 'nl')).toEqual({ language: 'nl', isNew: true });
    expect(resolveLanguage(null, undefined, 'nl_BE')).toEqual({ language: 'nl', isNew: true });
    expect(resolveLanguage(null, undefined, 'EN-us')).toEqual({ language: 'en', isNew: true });
  });

  it('[V03] the cookie goes before the domain', () => {
    expect(resolveLanguage(null, 'en', 'nl')).toEqual({ language: 'en', isNew: false });
    expect(resolveLanguage(null, 'en-US', 'nl')).toEqual({ language: 'en-US', isNew: false });
  });

  it('[V04] the default locale is en, where cookie and domain say nothing we know', () => {
    expect(resolveLanguage(null, undefined, undefined)).toEqual({ language: 'en', isNew: false });
    expect(resolveLanguage(null, 'xx', 'ja')).toEqual({ language: 'en', isNew: false });
  });

  it('[V04] the language that an address names goes before both, and is written down where the cookie says another', () => {
    expect(resolveLanguage('de', 'nl', 'en')).toEqual({ language: 'de', isNew: true });
    expect(resolveLanguage('de', 'de', 'en')).toEqual({ language: 'de', isNew: false });
    expect(resolveLanguage('xx', 'nl', 'en')).toEqual({ language: 'nl', isNew: false });
  });

  it('[V05] an address loses its language when another is chosen, and nothing else', () => {
    expect(withoutLanguage('?country=PL&language=de')).toBe('?country=PL');
    expect(withoutLanguage('?language=de')).toBe('');
    expect(withoutLanguage('')).toBe('');
  });

  it('[V03] the language cookie lasts 365 days', () => {
    expect(languageCookie('nl')).toBe('locale=nl; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('one cookie is read out of several', () => {
    expect(readCookie('session=abc; locale=en-US', 'locale')).toBe('en-US');
    expect(readCookie('xlocale=nl', 'locale')).toBeUndefined();
    expect(readCookie(null, 'locale')).toBeUndefined();
  });

  it('[V05] only languages that the domain shows and that have a catalogue can be chosen', () => {
    expect(visibleLanguages(['en', 'is', 'nl'])).toEqual(['en', 'nl']);
  });

  it.each(['%', '%E0%A4%A', '%zz'])('[V03] a cookie that is no text is none: %s', (value) => {
    expect(readCookie(`locale=${value}; other=nl`, 'locale')).toBeUndefined();
    expect(readCookie(`locale=${value}; other=nl`, 'other')).toBe('nl');
  });
});
