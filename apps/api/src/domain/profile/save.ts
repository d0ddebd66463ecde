/** Saving fields of one's own profile (spec sections 3 and 5). */
import { eq, sql } from 'drizzle-orm';
import type { Body, FieldError } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { members } from '../../db/schema.ts';
import { isBlank } from '../blank.ts';
import { problem } from '../problem.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { checkName, nameOf } from '../sign-up/validation.ts';

type Changes = Partial<typeof members.$inferInsert>;

/** Columns by the contract's field, but of those that are kept otherwise than they are sent. */
const COLUMNS = {
  gender: 'gender',
  sexuality: 'sexuality',
  reason: 'reason',
  tattoos: 'tattoos',
  hair_colour: 'hairColour',
  eye_colour: 'eyeColour',
  body_type: 'bodyType',
  relationship_status: 'relationshipStatus',
  interests: 'interests',
  about_me: 'aboutMe',
  country: 'country',
} as const satisfies Record<
  Exclude<keyof Body<'saveProfile'>, 'version' | 'name' | 'countryregion'>,
  keyof Changes
>;

/**
 * Saves the fields given and leaves the others. Other windows of the member are told.
 * @throws 422 `validation_failed`, 409 `profile_changed` where another window saved since `version`
 */
export async function saveProfile(
  services: Services,
  tx: Tx,
  member: MemberRow,
  body: Body<'saveProfile'>,
  settings: SiteSettings,
): Promise<MemberRow> {
  const errors = checkProfile(body, member, settings);
  if (errors.length > 0) throw problem('validation_failed', { errors });

  const changes: Record<string, unknown> = {};
  for (const [field, column] of Object.entries(COLUMNS)) {
    const value = body[field as keyof Body<'saveProfile'>];
    if (value !== undefined) changes[column] = value;
  }
  // No page shows a heading above nothing.
  if (body.about_me !== undefined && isBlank(body.about_me)) changes['aboutMe'] = '';
  if (body.name !== undefined) changes['name'] = nameOf(body.name);
  if (body.countryregion !== undefined) changes['countryregion'] = body.countryregion;
  // A region is one of its country: another country leaves none, unless one is named with it.
  else if (body.country !== undefined && body.country !== member.country)
    changes['countryregion'] = null;

  // The version is read with the row held: of two saves from one version the second is refused.
  const [now] = await tx
    .select({ version: members.profileVersion })
    .from(members)
    .where(eq(members.id, member.id))
    .for('update');
  if (body.version !== undefined && body.version !== now?.version) throw problem('profile_changed');

  const [saved] = await tx
    .update(members)
    .set({ ...(changes as Changes), profileVersion: sql`${members.profileVersion} + 1` })
    .where(eq(members.id, member.id))
    .returning();
  if (saved === undefined) throw new Error(`Member ${member.id} is gone`);
  await services.events.publish(tx, member.id, { type: 'user' });
  return saved;
}

/** Refusals for whatever fields are there and readable: called also when the schema refused others. */
export function checkProfile(
  body: unknown,
  member: MemberRow,
  settings: SiteSettings,
): FieldError[] {
  const { name, country, countryregion } = Object(body) as Record<string, unknown>;
  return [
    ...(typeof name === 'string' ? checkName(name, member.email) : []),
    ...(typeof countryregion === 'string'
      ? checkRegion(countryregion, country ?? member.country, settings)
      : []),
  ];
}

/** A region must be one of the country it is saved with. */
function checkRegion(id: string, country: unknown, settings: SiteSettings): FieldError[] {
  const regions =
    Object.entries(settings.region_data).find(([code]) => code === country)?.[1] ?? [];
  const isKnown = regions.some((region) => region.id === id);
  return isKnown ? [] : [{ field: 'countryregion', code: 'invalid' }];
}
