import { requireMember, type LoadPage } from '../../app/data/page-data.ts';

/** /swipe-game: for members. The deck is the statechart's to load, and to load again. */
export const loadSwipeGame: LoadPage = async (page) => {
  await requireMember(page);
};
