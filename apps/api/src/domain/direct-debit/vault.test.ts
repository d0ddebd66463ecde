import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createVault, openVault } from './vault.ts';

const vault = createVault(Buffer.alloc(32, 1));
const IBAN = 'NL91ABNA0417164300';

describe('the vault', () => {
  test('[M05] gives back what it sealed, and nothing of it shows', () => {
    const sealed = vault.seal(IBAN, 'order');
    expect(vault.open(sealed, 'order')).toBe(IBAN);
    expect(sealed.toString('latin1')).not.toContain('ABNA');
    expect(vault.seal(IBAN, 'order').equals(sealed)).toBe(false);
  });

  test('[M05] what was changed, belongs to another order or has another key is not opened', () => {
    const sealed = vault.seal(IBAN, 'order');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => vault.open(changed, 'order')).toThrow(/authenticate|not known/);
    }
    expect(() => vault.open(sealed, 'another')).toThrow('authenticate');
    expect(() => createVault(Buffer.alloc(32, 2)).open(sealed, 'order')).toThrow('authenticate');
    expect(() => createVault(Buffer.alloc(16))).toThrow('32 bytes');
  });

  test('[M05] hashes are the same for the same value, others for another kind or key', () => {
    const hash = vault.hash('iban', IBAN);
    expect(vault.hash('iban', IBAN).equals(hash)).toBe(true);
    expect(vault.hash('phone', IBAN).equals(hash)).toBe(false);
    expect(createVault(Buffer.alloc(32, 2)).hash('iban', IBAN).equals(hash)).toBe(false);
  });

  test('[M05] codes have six digits and differ', () => {
    const codes = Array.from({ length: 200 }, () => vault.newCode(6));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBeGreaterThan(190);
  });

  test('[M05] a demo makes its key once, for its own user only', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'velours-vault-'));
    const sealed = (await openVault([], folder)).seal(IBAN, 'order');
    expect((await openVault([], folder)).open(sealed, 'order')).toBe(IBAN);
    const file = path.join(folder, 'direct-debit.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const key = await readFile(file, 'utf8');
    expect((await openVault([key], '/nowhere')).open(sealed, 'order')).toBe(IBAN);
    await rm(folder, { recursive: true });
  });
});
