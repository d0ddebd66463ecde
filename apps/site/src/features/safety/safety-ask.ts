import type { Schemas } from '../../app/data/api.ts';

/** The message or photo that is reported; without one it is the member. */
export interface ReportedThing {
  kind: 'photo' | 'message';
  id: string;
  /** The words of a message. */
  quote?: string;
  /** When it was written, RFC 3339. */
  sentAt?: string;
  /** Address of a photo. */
  url?: string;
}

/** What the member is about to do against another. */
export interface SafetyAsk {
  deed: 'block' | 'report';
  member: Pick<Schemas['ProfileCard'], 'id' | 'name' | 'kind' | 'main_image'>;
  thing?: ReportedThing;
}
