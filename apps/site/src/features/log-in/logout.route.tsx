export { logOutLoader as loader } from './log-out.action.ts';
