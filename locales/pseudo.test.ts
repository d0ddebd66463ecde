import { describe, expect, test } from 'vitest';
import { COMPLETE, NAMESPACES, placeholders, readTexts } from './catalogue.ts';
import { pseudoLocalise, pseudoText } from './pseudo.ts';

describe('pseudo-locale', () => {
  test('letters get accents, the text brackets and 40 % more length', () => {
    expect(pseudoText('Save')).toBe('[Šáṽé ~~]');
    const text = 'Your e-mail address is confirmed';
    expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
  });

  test('placeholders, nesting and tags stay as they are', () => {
    expect(pseudoText('{{count}} of $t(total) <b>x</b>')).toContain('{{count}}');
    expect(pseudoText('{{count}} of $t(total) <b>x</b>')).toContain('$t(total)');
    expect(pseudoText('{{count}} of $t(total) <b>x</b>')).toContain('<b>ẋ</b>');
  });

  test('every text of the catalogues keeps its placeholders', () => {
    const lost = COMPLETE.flatMap((language) =>
      NAMESPACES.flatMap((namespace) =>
        [...readTexts(language, namespace)].filter(
          ([, text]) => placeholders(pseudoText(text)).join() !== placeholders(text).join(),
        ),
      ),
    );
    expect(lost).toEqual([]);
  });

  test('a catalogue keeps its keys', () => {
    expect(pseudoLocalise({ a: 'Hi', b: { c_one: '{{count}} day' } })).toEqual({
      a: '[Ħí ~]',
      b: { c_one: '[{{count}} đáý ~~]' },
    });
  });
});
