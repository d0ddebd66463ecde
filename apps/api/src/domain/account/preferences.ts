/** How the site looks to a member, who may find them (spec section 2, settings), and whom they last searched for. */
import { eq } from 'drizzle-orm';
import type { Body } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { members } from '../../db/schema.ts';
import type { MemberRow } from '../members/members.ts';

/** Cookie that keeps the looks for the next visit, before the log-in: `dark.125`, and `dark.125.discreet`. */
export const APPEARANCE_COOKIE = 'appearance';
export const APPEARANCE_SECONDS = 365 * 24 * 3600;

export const appearanceOf = (
  member: Pick<MemberRow, 'colorScheme' | 'textSize' | 'discreet'>,
): string => `${member.colorScheme}.${member.textSize}${member.discreet ? '.discreet' : ''}`;

/** Saves what is given and tells the member's other tabs. */
export async function savePreferences(
  services: Services,
  tx: Tx,
  member: MemberRow,
  body: Body<'savePreferences'>,
): Promise<MemberRow> {
  const changes = {
    ...(body.color_scheme !== undefined && { colorScheme: body.color_scheme }),
    ...(body.text_size !== undefined && { textSize: body.text_size }),
    ...(body.invisible !== undefined && { invisible: body.invisible }),
    ...(body.discreet !== undefined && { discreet: body.discreet }),
    ...(body.search !== undefined && { search: body.search }),
  };
  if (Object.keys(changes).length === 0) return member;
  const [saved] = await tx
    .update(members)
    .set(changes)
    .where(eq(members.id, member.id))
    .returning();
  await services.events.publish(tx, member.id, { type: 'user' });
  return saved ?? member;
}
