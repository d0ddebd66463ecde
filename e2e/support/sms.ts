import { expect } from '@playwright/test';

interface OutboxSms {
  readonly to: string;
  readonly text: string;
}

/** All text messages of a running product to a number, newest first, from `/__dev/sms.json`. */
async function messagesTo(port: number, number: string): Promise<OutboxSms[]> {
  const answer = await fetch(`http://localhost:${port}/__dev/sms.json`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as OutboxSms[]).filter(({ to }) => to === number);
}

/** The code in the newest message to a number. */
export async function codeSentTo(port: number, number: string): Promise<string> {
  const [newest] = await messagesTo(port, number);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${number}`);
  return code;
}
