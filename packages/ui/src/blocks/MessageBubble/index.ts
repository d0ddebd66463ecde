export { Gif } from './Gif.tsx';
export type { GifPicture, GifProps } from './Gif.tsx';
export { GiftDrawing } from './GiftDrawing.tsx';
export type { GiftDrawingProps, GiftName } from './GiftDrawing.tsx';
export { MessageBubble } from './MessageBubble.tsx';
export type {
  BubbleGif,
  BubbleGift,
  BubbleLink,
  BubbleMessage,
  MessageBubbleLabels,
  MessageBubbleProps,
  MessageState,
} from './MessageBubble.types.ts';
