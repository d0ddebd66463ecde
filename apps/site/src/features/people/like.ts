import { answer, intent } from '../../app/data/api.ts';
import type { PageArgs } from '../../app/data/page-data.ts';
import { field } from '../../app/forms/submit.ts';
import { sitePath } from '../../app/navigation/safe-next.ts';

/** A heart: likes the member whose id is `like`, or takes back the like of `unlike` (spec section 1). */
export async function submitLike(form: FormData, { api }: Pick<PageArgs, 'api'>) {
  const liked = field(form, 'like');
  const call = { params: intent(), body: { profile: liked || field(form, 'unlike') } };
  const state = await (liked
    ? answer(api.POST('/api/like.php', call))
    : answer(api.DELETE('/api/like.php', call)));
  return { ...state, seeOther: sitePath(field(form, 'return_to')) ?? '/likes' };
}

/**
 * The form that a heart sends before any script is there; it comes back to the page it was pressed on.
 * @param deed Which member is liked or not, where the button itself does not say so.
 */
export const likeForm = (page: string, deed: { like?: string; unlike?: string } = {}) => ({
  action: '/likes',
  hiddenFields: { return_to: page, ...deed },
});
