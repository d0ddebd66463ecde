/** The pages of the members area (spec section 2): members, members/{id}, chats, likes, likes/m/{id}, premium. */
const MEMBERS_AREA = /^\/(members(\/[^/]+)?|chats|likes(\/m\/[^/]+)?|premium)\/?$/;

export const isMembersArea = (pathname: string): boolean => MEMBERS_AREA.test(pathname);
