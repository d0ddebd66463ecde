export { MatchReasons } from './MatchReasons.tsx';
export type { MatchReason, MatchReasonsProps, MatchReasonTopic } from './MatchReasons.types.ts';
