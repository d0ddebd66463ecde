import { describe, expect, it } from 'vitest';
import { trackingOf } from './use-sign-up.ts';

describe('the link that brought a visitor', () => {
  it('[V11] link parameters must be defined, not repeat, and match their pattern', () => {
    const params = new URLSearchParams('network=n1&ref=a&ref=b&sub1=%20bad&sub2=');
    expect(trackingOf(params)).toEqual({ network: 'n1' });
    expect(trackingOf(new URLSearchParams())).toBeUndefined();
  });
});
