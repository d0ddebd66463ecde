import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicEndpoint } from './addresses.ts';

describe('endpoints of push services', () => {
  it.each([
    'http://push.example.org/send/1',
    'https://localhost/send/1',
    'https://127.0.0.1/send/1',
    'https://2130706433/send/1',
    'https://10.1.2.3/send/1',
    'https://[::1]/send/1',
    'https://[::ffff:192.168.1.1]/send/1',
    'https://user:secret@push.example.org/send/1',
    'push.example.org',
  ])('[N02] %s is refused', (endpoint) => {
    expect(isPublicEndpoint(endpoint)).toBe(false);
  });

  it.each([
    'https://push.example.org/send/1',
    'https://93.184.215.14/1',
    'https://[2606:4700::1]/',
  ])('[N02] %s is accepted', (endpoint) => {
    expect(isPublicEndpoint(endpoint)).toBe(true);
  });

  it.each(['169.254.169.254', '172.31.0.1', '100.64.0.1', 'fd00::1', 'fe80::1', 'not-an-address'])(
    '%s is no public address',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
});
