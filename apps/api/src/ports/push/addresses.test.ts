import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPushService } from './addresses.ts';

describe('endpoints of push services', () => {
  it.each([
    'http://fcm.googleapis.com/send/1',
    'https://user:secret@fcm.googleapis.com/send/1',
    'https://fcm.googleapis.com:8443/send/1',
    'https://fcm.googleapis.com./send/1',
    'https://fcm.googleapis.com.example.org/send/1',
    'https://xfcm.googleapis.com/send/1',
    'https://push.apple.com.example.org/1',
    'https://xpush.apple.com/1',
    'https://push.example.org/send/1',
    'https://localhost/send/1',
    'https://127.0.0.1/send/1',
    'https://2130706433/send/1',
    'https://[::1]/send/1',
    'https://93.184.215.14/1',
    'fcm.googleapis.com',
  ])('[N02] %s is refused', (endpoint) => {
    expect(isPushService(endpoint)).toBe(false);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:443/wp/1',
    'https://jmt17.google.com/fcm/send/1',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
    'https://wns2-par02p.notify.windows.com/w/?token=1',
    'https://web.push.apple.com/1',
  ])('[N02] %s is accepted', (endpoint) => {
    expect(isPushService(endpoint)).toBe(true);
  });

  it('[N02] are those that the operator names, and addresses of their own with any port', () => {
    const own = { hosts: ['push.example.org'], addresses: ['10.0.0.7', 'fd00::7'] };
    const accepted = [
      'https://push.example.org/1',
      'https://10.0.0.7:8443/1',
      'https://[fd00::7]/1',
      'https://10.0.0.8/1',
      'http://10.0.0.7/1',
      'https://push.example.org:8443/1',
      'https://fcm.googleapis.com/1',
    ].map((endpoint) => isPushService(endpoint, own));
    expect(accepted).toEqual([true, true, true, false, false, false, false]);
  });

  it.each([
    '169.254.169.254',
    '172.31.0.1',
    '100.64.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '198.51.100.1',
    '203.0.113.1',
    'fd00::1',
    'fe80::1',
    'not-an-address',
  ])('[N02] %s is no public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ['6to4', '2002:7f00:1::1'],
    ['Teredo', '2001:0:7f00:1::1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of a network of its own', '64:ff9b:1::7f00:1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped, in hexadecimal', '::ffff:a00:1'],
    ['IPv4-translated', '::ffff:0:7f00:1'],
    ['site-local', 'fec0::1'],
    ['discarded', '100::1'],
    ['benchmarks', '2001:2::1'],
    ['examples', '2001:db8::1'],
    ['newer examples', '3fff::1'],
    ['segment routing', '5f00::1'],
    ['loopback with a zone', '::1%lo'],
  ])('[N02] an IPv6 address of the kind "%s" is no public address', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2001:200::1', '2001:4860:4860::8888', '2a00:1450::1'])(
    '[N02] %s is a public address',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});
