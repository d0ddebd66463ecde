import { describe, expect, it } from 'vitest';
import { visibleLanguages } from '../view-models/languages.ts';
import { languageCookie, readCookie, resolveLanguage } from './resolve-language.ts';

describe('the language of a page', () => {
  it('[V03] no locale cookie and a supported domain_language: that language is set', () => {
    expect(resolveLanguage(undefined, 'nl')).toEqual({ language: 'nl', isSetByDomain: true });
    expect(resolveLanguage(undefined, 'nl_BE')).toEqual({ language: 'nl', isSetByDomain: true });
    expect(resolveLanguage(undefined, 'EN-us')).toEqual({ language: 'en', isSetByDomain: true });
  });

  it('[V03] the cookie goes before the domain', () => {
    expect(resolveLanguage('en', 'nl')).toEqual({ language: 'en', isSetByDomain: false });
    expect(resolveLanguage('en-US', 'nl')).toEqual({ language: 'en-US', isSetByDomain: false });
  });

  it('[V04] the default locale is en, where cookie and domain say nothing we know', () => {
    expect(resolveLanguage(undefined, undefined)).toEqual({ language: 'en', isSetByDomain: false });
    expect(resolveLanguage('xx', 'ja')).toEqual({ language: 'en', isSetByDomain: false });
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
});
