import { describe, expect, test } from 'vitest';

import { answer, answerLanguage, topicOf } from './answer.ts';

describe('answers of demo members', () => {
  test.each(['en', 'nl'] as const)(
    'the first answer in %s says plainly that it is a demo member’s automatic reply',
    (language) => {
      for (const text of ['Hi!', 'How are you?', 'Leuk profiel', 'x', '', '???']) {
        const first = answer(language, text, 0);
        expect(first).toMatch(language === 'nl' ? /demolid/ : /demo member/);
        expect(first).toMatch(language === 'nl' ? /automatisch/ : /automatic/);
      }
    },
  );

  test('a fictional profile says that it is one, never that it is a demo member', () => {
    expect(answer('en', 'Hi!', 0, 'fictional')).toMatch(/fictional profile.*automatic/);
    expect(answer('nl', 'Ben je echt?', 1, 'fictional')).toMatch(/fictief profiel/);
  });

  test('the answer follows what was written, in both languages', () => {
    expect(topicOf('Hoi!')).toBe('greeting');
    expect(topicOf('Are you a real person?')).toBe('identity');
    expect(topicOf('Zullen we afspreken?')).toBe('meet');
    expect(topicOf('Which music do you like?')).toBe('music');
    expect(topicOf('And then?')).toBe('question');
    expect(topicOf('I walked the dog.')).toBe('statement');
  });

  test('answers vary from turn to turn and end by pointing at real members', () => {
    const turns = [0, 1, 2, 3, 4].map((turn) => answer('en', 'Tell me more', turn));
    expect(new Set(turns).size).toBe(5);
    expect(answer('en', 'Tell me more', 6)).toMatch(/real member/);
    expect(answer('nl', 'Vertel eens', 6)).toMatch(/echt lid/);
  });

  test('a member is answered in Dutch or English, whoever reads another language in English', () => {
    expect(['nl', 'en', 'en-US', 'de', 'fi'].map(answerLanguage)).toEqual([
      'nl',
      'en',
      'en',
      'en',
      'en',
    ]);
  });

  test('an answer always fits into a message', () => {
    for (const language of ['en', 'nl'] as const) {
      for (let turn = 0; turn < 12; turn += 1) {
        for (const text of ['hi', 'wine?', 'are you a bot', 'mooi', 'ok', 'weekend']) {
          expect(answer(language, text, turn).length).toBeLessThanOrEqual(500);
        }
      }
    }
  });
});
