import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../http/rate-limits.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { moderate } from '../moderation/command.ts';
import { keptUntil } from '../moderation/retention.ts';
import { findComplaint } from './complaints.ts';

const COMPLAINT = { category: 'payment', text: 'I see no credits.' };
const VISITOR = { ...COMPLAINT, name: 'Noor Jansen', email: 'Noor@Example.test' };

describe('complaints', async () => {
  const test = await createTestApp();
  const { services } = test;
  const mailsTo = async (address: string) => {
    await test.jobs.runAll();
    return test.mails.filter(({ to }) => to === address);
  };

  it('[A03] a visitor gets a reference, the last day of the answer, and a receipt by mail', async () => {
    const visitor = test.client();
    visitor.cookies.set('locale', 'nl');
    const answer = await visitor.post('complaint.php', VISITOR);
    expect(answer.statusCode).toBe(201);
    const { complaint } = answer.json();
    expect(complaint).toMatchObject({
      ...COMPLAINT,
      created_at: '2026-11-21T12:00:00.000Z',
      answer_by: '2026-12-05T12:00:00.000Z',
      answer: null,
    });
    expect(complaint.reference).toMatch(/^C-2026-[0-9A-Z]{8}$/);
    const [mail, ...more] = await mailsTo('noor@example.test');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(complaint.reference);
    expect(mail?.text).toContain('5 december 2026');
    // The address may be somebody else's: what was written is not sent there.
    for (const written of [COMPLAINT.text, VISITOR.name]) expect(mail?.text).not.toContain(written);
    expect(mail?.oneClick).toBeUndefined();
  });

  it('[A03] a visitor says name and address; a member is known, and says neither', async () => {
    const empty = await test.client().post('complaint.php', { category: 'site', text: '  ' });
    expect([empty.statusCode, empty.json().errors]).toEqual([
      422,
      [
        { field: 'name', code: 'name_required' },
        { field: 'email', code: 'required' },
        { field: 'text', code: 'required' },
      ],
    ]);
    const bare = await test.client().post('complaint.php', {});
    expect(bare.json().errors).toEqual([
      { field: 'category', code: 'required' },
      { field: 'text', code: 'required' },
      { field: 'name', code: 'name_required' },
      { field: 'email', code: 'required' },
    ]);
    const unchosen = { category: '', text: ' ', name: ' ', email: '' };
    const blank = await test.client().post('complaint.php', unchosen);
    expect(blank.json().errors).toEqual([
      { field: 'category', code: 'invalid' },
      { field: 'email', code: 'email_invalid' },
      { field: 'name', code: 'name_required' },
      { field: 'text', code: 'required' },
    ]);
    const wrong = await test.client().post('complaint.php', { ...VISITOR, email: 'noor' });
    expect(wrong.json().errors).toEqual([{ field: 'email', code: 'email_invalid' }]);
    const unseen = await test.client().post('complaint.php', { ...VISITOR, name: '\u3164' });
    expect(unseen.json().errors).toEqual([{ field: 'name', code: 'name_required' }]);
    const wordless = await test.client().post('complaint.php', { ...VISITOR, text: '\u200B' });
    expect(wordless.json().errors).toEqual([{ field: 'text', code: 'required' }]);
    const member = await makeMember(services);
    const client = await clientOf(test, member);
    const none = await client.post('complaint.php', { category: '', text: ' ' });
    expect(none.json().errors).toEqual([
      { field: 'category', code: 'invalid' },
      { field: 'text', code: 'required' },
    ]);
    const made = await client.post('complaint.php', VISITOR);
    expect(made.statusCode).toBe(201);
    expect(await mailsTo(member.email)).toHaveLength(1);
    expect(await mailsTo('noor@example.test')).toHaveLength(1);
  });

  it('[A03] a member sees the own complaints with what became of them, and nobody else does', async () => {
    const member = await makeMember(services);
    const client = await clientOf(test, member);
    const first = (await client.post('complaint.php', COMPLAINT)).json().complaint;
    test.clock.advance(1000);
    const second = (await client.post('complaint.php', { ...COMPLAINT, category: 'site' })).json();
    const answered = await moderate(services, [
      'complaints',
      'answer',
      first.reference,
      'The credits are there now.',
    ]);
    expect(answered.ok).toBe(true);
    const { complaints } = (await client.get('complaint.php')).json();
    expect(complaints).toMatchObject([
      { reference: second.complaint.reference, answer: null },
      { reference: first.reference, answer: 'The credits are there now.' },
    ]);
    const other = await clientOf(test, await makeMember(services));
    expect((await other.get('complaint.php')).json()).toEqual({ complaints: [] });
    const mail = (await mailsTo(member.email)).at(-1);
    expect(mail?.text).toContain('The credits are there now.');
  });

  it('[A03] the terminal lists what waits, the first due first, and answers once', async () => {
    const own = await createTestApp();
    const command = (...words: string[]) => moderate(own.services, ['complaints', ...words]);
    expect((await command()).lines).toEqual(['No complaint waits for an answer.']);
    const { reference } = (await own.client().post('complaint.php', VISITOR)).json().complaint;
    own.clock.advance(1000);
    const later = (await own.client().post('complaint.php', VISITOR)).json().complaint.reference;
    const listed = (await command()).lines.join('\n');
    expect(listed.indexOf(reference)).toBeLessThan(listed.indexOf(later));
    expect(listed).not.toContain('LATE');
    own.clock.advance(14 * DAY_MS);
    expect((await command()).lines.join('\n')).toContain('LATE');
    expect((await command('show', reference)).lines.join('\n')).toContain('I see no credits.');
    expect(await command('answer', reference)).toMatchObject({ ok: false });
    // As at the other commands; here it would be mailed.
    expect(await command('answer', reference, 'Done.', '--by', 'sam')).toMatchObject({ ok: false });
    expect(await command('answer', reference, 'Done.')).toMatchObject({ ok: true });
    expect(await command('answer', reference, 'Again.')).toMatchObject({
      ok: false,
      lines: [`${reference} was answered before.`],
    });
    expect(await command('answer', 'C-2026-00000000', 'x')).toMatchObject({ ok: false });
    expect(await command('burn', reference, 'x')).toMatchObject({ ok: false });
  });

  it('[A03] the list cuts a long text between characters', async () => {
    const own = await createTestApp();
    const text = `x${'\u{1F600}'.repeat(100)}`;
    await own.client().post('complaint.php', { ...VISITOR, text });
    const [listed] = (await moderate(own.services, ['complaints'])).lines;
    expect(listed).toMatch(/ x(\u{1F600}){79}$/u);
  });

  it('[A03] is forgotten six months after its answer, and not before it has one', async () => {
    const own = await createTestApp();
    const made = async () =>
      (await own.client().post('complaint.php', VISITOR)).json().complaint.reference as string;
    const [answered, waiting] = [await made(), await made()];
    await moderate(own.services, ['complaints', 'answer', answered, 'Done.']);
    own.clock.advance(keptUntil(new Date(own.clock())).getTime() - own.clock() - 1);
    await sweep(own.services);
    expect(await findComplaint(own.services.db, answered)).not.toBeNull();
    own.clock.advance(1);
    await sweep(own.services);
    expect(await findComplaint(own.services.db, answered)).toBeNull();
    expect(await findComplaint(own.services.db, waiting)).not.toBeNull();
  });

  it('[A03] is limited by caller and by address, exactly; a member who has confirmed it counts alone', async () => {
    const limited = await createTestApp({ limits: LIMITS });
    const send = async (email: string, ip: string, client = limited.client()) =>
      (await client.post('complaint.php', { ...VISITOR, email }, { ip })).statusCode;
    for (let caller = 0; caller < 6; caller += 1) {
      const ip = `10.0.0.${caller}`;
      for (let n = 0; n < 5; n += 1) expect(await send('a@example.test', ip)).toBe(201);
      expect(await send('A@example.test', ip)).toBe(429);
    }
    expect(await send('a@example.test', '10.0.0.9')).toBe(429);
    for (let n = 0; n < 10; n += 1) expect(await send(`b${n}@example.test`, '10.0.1.1')).toBe(201);
    expect(await send('c@example.test', '10.0.1.1')).toBe(429);
    const member = await makeMember(limited.services, { email: 'a@example.test' });
    const own = await clientOf(limited, member);
    for (let n = 0; n < 5; n += 1)
      expect(await send('typed@example.test', '10.0.1.1', own)).toBe(201);
    expect(await send('typed@example.test', '10.0.1.2', own)).toBe(429);
    // Of an account that nobody has confirmed the address may be anybody's.
    const typed = { email: 'a@example.test', status: 'not_confirmed' } as const;
    const stranger = await clientOf(limited, await makeMember(limited.services, typed));
    expect(await send('typed@example.test', '10.0.3.1', stranger)).toBe(429);
  });
});
