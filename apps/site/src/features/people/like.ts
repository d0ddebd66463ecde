import { answer, intent, type Api } from '../../app/data/api.ts';

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

/**
 * The form that a heart sends before any script is there; it comes back to the page it was pressed on.
 * @param deed Which member is liked or not, where the button itself does not say so.
 */
export const likeForm = (page: string, deed: { like?: string; unlike?: string } = {}) => ({
  action: '/likes',
  hiddenFields: { return_to: page, ...deed },
});
