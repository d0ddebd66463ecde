import { DRAFT_PREFIX } from '../../app/data/stored.ts';

/** Takes away every draft, and what was typed into a form (app/forms/kept-fields.ts), but those of the member who is there (null: a visitor, whose page keeps none). */
export function forgetDrafts(memberId: string | null, storage: () => Storage): void {
  try {
    const store = storage();
    const own = memberId === null ? null : `${DRAFT_PREFIX}${memberId}-`;
    for (const key of Object.keys(store)) {
      if (key.startsWith(DRAFT_PREFIX) && (own === null || !key.startsWith(own))) {
        store.removeItem(key);
      }
    }
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
