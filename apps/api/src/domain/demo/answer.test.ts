import { describe, expect, test } from 'vitest';

import { answer, answerLanguage, topicOf } from './answer.ts';

describe('answers of demo members', () => {
  test.each([
    ['en', 'demo member', 'automatic'],
    ['nl', 'demolid', 'automatisch'],
    ['de', 'Demoprofil', 'automatisch'],
    ['fr', 'profil de démonstration', 'automatique'],
    ['es', 'perfil de demostración', 'automática'],
    ['it', 'profilo dimostrativo', 'automatic'],
    ['pl', 'profil demonstracyjny', 'automatyczn'],
    ['da', 'demoprofil', 'automatisk'],
    ['sv', 'demoprofil', 'automatisk'],
    ['nb', 'demoprofil', 'automatisk'],
    ['fi', 'demoprofiili', 'automaatti'],
  ] as const)(
    'the first answer in %s says plainly that it is a demo member’s automatic reply',
    (language, demo, automatic) => {
      // Enough texts to meet every first answer there is.
      for (const text of ['Hi!', 'How are you?', 'Leuk profiel', 'x', 'y', 'z', '', '???']) {
        const first = answer(language, text, 0).toLowerCase();
        expect(first).toContain(demo.toLowerCase());
        expect(first).toContain(automatic);
      }
    },
  );

  test('a fictional profile says that it is one, never that it is a demo member', () => {
    expect(answer('en', 'Hi!', 0, 'fictional')).toMatch(/fictional profile.*automatic/);
    expect(answer('nl', 'Ben je echt?', 1, 'fictional')).toMatch(/fictief profiel/);
  });

  test('the answer follows what was written, in whatever language', () => {
    expect(topicOf('Hoi!')).toBe('greeting');
    expect(topicOf('Are you a real person?')).toBe('identity');
    expect(topicOf('Zullen we afspreken?')).toBe('meet');
    expect(topicOf('Which music do you like?')).toBe('music');
    expect(topicOf('And then?')).toBe('question');
    expect(topicOf('I walked the dog.')).toBe('statement');
    expect(topicOf('Guten Morgen!')).toBe('greeting');
    expect(topicOf('Wie geht es dir?')).toBe('howAreYou');
    expect(topicOf('On va boire un verre samedi ?')).toBe('meet');
    expect(topicOf('Qui es-tu ?')).toBe('identity');
    expect(topicOf('Hola, ¿qué tal?')).toBe('howAreYou');
    expect(topicOf('Jesteś piękna')).toBe('compliment');
    expect(topicOf('Jag vill äta något gott')).toBe('food');
    expect(topicOf('Hei!')).toBe('greeting');
    expect(topicOf('Mitä teet huomenna?')).toBe('weekend');
  });

  test('answers vary from turn to turn and end by pointing at real members', () => {
    const turns = [0, 1, 2, 3, 4].map((turn) => answer('en', 'Tell me more', turn));
    expect(new Set(turns).size).toBe(5);
    expect(answer('en', 'Tell me more', 6)).toMatch(/real member/);
    expect(answer('nl', 'Vertel eens', 6)).toMatch(/echt lid/);
  });

  test('a member is answered in the language they read', () => {
    expect((['nl', 'en', 'en-US', 'de', 'fi'] as const).map(answerLanguage)).toEqual([
      'nl',
      'en',
      'en',
      'de',
      'fi',
    ]);
  });

  test('an answer always fits into a message', () => {
    for (const language of ['en', 'nl', 'de', 'fr', 'es', 'it', 'pl', 'fi'] as const) {
      for (let turn = 0; turn < 12; turn += 1) {
        for (const text of ['hi', 'wine?', 'are you a bot', 'mooi', 'ok', 'weekend']) {
          expect(answer(language, text, turn).length).toBeLessThanOrEqual(500);
        }
      }
    }
  });
});
