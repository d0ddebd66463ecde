export { Toasts } from './Toast.tsx';
export type { ToastsProps } from './Toast.tsx';
export type { ToastLabels, ToastMessage } from './Toast.types.ts';
export { createToastQueue, showToast } from './toast-queue.ts';
export type { ToastQueueOf } from './toast-queue.ts';
