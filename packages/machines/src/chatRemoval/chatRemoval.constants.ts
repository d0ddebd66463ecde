/** Answers 404 to a removal: the chat is gone, as the member wants it. */
export const ALREADY_REMOVED_CODES = ['conversation_not_found', 'not_found'] as const;
