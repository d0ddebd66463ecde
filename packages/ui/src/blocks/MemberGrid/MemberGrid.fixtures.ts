import { someMembers } from '../MemberCard/MemberCard.fixtures.ts';
import type { MemberGridItem } from './MemberGrid.types.ts';

/** A page of results. */
export const gridMembers: readonly MemberGridItem[] = [0, 1, 2].flatMap((page) =>
  someMembers.map((member) => ({
    ...member,
    id: `${member.id}${page}`,
    href: `#${member.id}${page}`,
    ...(page === 0 && member.id === 'anna' ? { badge: 'New' } : {}),
  })),
);
