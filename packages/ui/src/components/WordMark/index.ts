export { WordMark } from './WordMark.tsx';
export type { WordMarkProps } from './WordMark.types.ts';
