export { MemberLanding } from './MemberLanding.tsx';
export type {
  LandingMember,
  MemberLandingLabels,
  MemberLandingProps,
} from './MemberLanding.types.ts';
