/** A stand-in for who checks ages: a tester says on `/__dev/age-check` how it ends. What it knows ends with the process. */
import { randomUUID } from 'node:crypto';
import type { AgeCheckPort, AgeCheckResult } from './age-check-port.ts';

/** More checks than anybody tries at once; the oldest makes room. */
const MOST = 1000;

interface Check {
  readonly returnUrl: string;
  result: AgeCheckResult;
}

export interface SandboxAgeCheck extends AgeCheckPort {
  /** Where the browser goes back to; null for an id that is not known. */
  returnUrlOf(id: string): string | null;
  decide(id: string, result: AgeCheckResult): void;
}

export const isSandboxAgeCheck = (port: AgeCheckPort): port is SandboxAgeCheck =>
  port.name === 'sandbox';

export function createSandboxAgeCheck(): SandboxAgeCheck {
  const checks = new Map<string, Check>();
  return {
    name: 'sandbox',
    begin: async (returnUrl) => {
      const id = randomUUID();
      checks.set(id, { returnUrl, result: 'checking' });
      for (const oldest of [...checks.keys()].slice(0, -MOST)) checks.delete(oldest);
      return { id, url: `/__dev/age-check/${id}` };
    },
    result: async (id) => checks.get(id)?.result ?? 'failed',
    returnUrlOf: (id) => checks.get(id)?.returnUrl ?? null,
    decide: (id, result) => {
      const check = checks.get(id);
      if (check !== undefined) check.result = result;
    },
  };
}
