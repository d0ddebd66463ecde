import type { Schemas } from '../data/api.ts';
import type { SessionEvent } from './session-channel.ts';

type User = Schemas['User'];

export interface FollowSession {
  pathname: string;
  currentUser: () => User | null;
  loadUser: () => Promise<User | null>;
  changeMember: (user: User | null) => void;
  /** Goes where a log-in leads. */
  enter: () => void;
  /** Goes where a log-out leads, by a new document: nothing of the member stays in memory. */
  leave: () => void;
}

const PAGES_OF_VISITORS = ['/login', '/signup'];

/** What a tab does when another logs in or out, or when the server says the session is over. */
export async function followSession(event: SessionEvent, parts: FollowSession): Promise<void> {
  if (event === 'logged-out') {
    // Spec section 8: logged out if logged in; a visitor stays where they are.
    if (!parts.currentUser()) return;
    parts.leave();
    return;
  }
  const user = await parts.loadUser();
  parts.changeMember(user);
  if (user && PAGES_OF_VISITORS.includes(parts.pathname)) parts.enter();
}
