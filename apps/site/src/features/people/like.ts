import { redirect } from 'react-router';
import { answer, intent, type Api } from '../../app/data/api.ts';
import { asRouterError } from '../../app/data/page-data.ts';
import { field, type SubmitPage } from '../../app/forms/submit.ts';
import { sitePath } from '../../app/navigation/safe-next.ts';

/** Likes a member, or takes the like back (spec section 1). */
export const setLike = (
  api: Api,
  profileId: string,
  isLiked: boolean,
): Promise<{ liked: boolean; match: boolean }> => {
  const call = { params: intent(), body: { profile: profileId } };
  return isLiked
    ? answer(api.POST('/api/like.php', call))
    : answer(api.DELETE('/api/like.php', call));
};

/** A heart that was pressed before any script was there: `like` or `unlike` with the member's id. */
export const submitLike: SubmitPage<Response> = async (form, { api, url }) => {
  const liked = field(form, 'like');
  try {
    await setLike(api, liked || field(form, 'unlike'), liked !== '');
  } catch (error) {
    throw asRouterError(error, url);
  }
  return redirect(sitePath(field(form, 'return_to')) ?? '/likes');
};

/**
 * The form that a heart sends before any script is there; it comes back to the page it was pressed on.
 * @param deed Which member is liked or not, where the button itself does not say so.
 */
export const likeForm = (page: string, deed: { like?: string; unlike?: string } = {}) => ({
  action: '/likes',
  hiddenFields: { return_to: page, ...deed },
});
