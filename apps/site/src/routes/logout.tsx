export { logOutLoader as loader } from '../server/actions/log-out.ts';
