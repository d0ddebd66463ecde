export { MemberCard } from './MemberCard.tsx';
export type {
  MemberCardLabels,
  MemberCardMember,
  MemberCardPhoto,
  MemberCardProps,
  MemberKind,
} from './MemberCard.types.ts';
