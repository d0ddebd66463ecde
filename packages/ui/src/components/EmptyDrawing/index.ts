export { EmptyDrawing } from './EmptyDrawing.tsx';
export type { EmptyDrawingProps } from './EmptyDrawing.tsx';
