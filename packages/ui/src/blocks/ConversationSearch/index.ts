export { ConversationSearch } from './ConversationSearch.tsx';
export type {
  ConversationSearchLabels,
  ConversationSearchProps,
  FoundMessage,
} from './ConversationSearch.types.ts';
