import type { SessionMember } from '@velours/machines/session';
import type { Schemas } from '../../app/data/api.ts';

type User = Schemas['User'];

/** A member as the session's statechart takes them, with all that the page shows of them. */
export interface SiteMember extends SessionMember {
  readonly user: User;
}

/** Null and undefined stay what they are: a visitor, and not known. */
export function siteMember<None extends null | undefined>(user: User | None): SiteMember | None {
  return user ? { id: user.profile.id, user } : user;
}
