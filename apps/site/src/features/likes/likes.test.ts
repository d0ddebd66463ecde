import { describe, expect, it } from 'vitest';
import { likedMemberPath, likesPath, likesTabOf } from './likes.ts';

describe('the addresses of the likes', () => {
  it('[K01] each list has its own, and a profile comes back to it', () => {
    expect(likesTabOf('given')).toBe('given');
    expect(likesTabOf('nonsense')).toBeUndefined();
    expect(likesPath('received')).toBe('/likes');
    expect(likesPath('matches')).toBe('/likes/matches');
    expect(likedMemberPath('a', 'received')).toBe('/likes/m/a');
    expect(likedMemberPath('a', 'given')).toBe('/likes/m/a?from=given');
  });
});
