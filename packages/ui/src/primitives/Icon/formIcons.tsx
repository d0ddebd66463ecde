// What only the fields of log-in and sign-up show: it comes with them.
import { createIcon } from './createIcon.tsx';

/** Show the password. */
export const EyeIcon = /* @__PURE__ */ createIcon({
  path: 'M2.8 12C5 7.9 8.2 5.8 12 5.8s7 2.1 9.2 6.2c-2.2 4.1-5.4 6.2-9.2 6.2S5 16.1 2.8 12Z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
});

/** Hide the password. */
export const EyeOffIcon = /* @__PURE__ */ createIcon({
  path: 'M4 4l16 16 M9.8 6.1c.7-.2 1.4-.3 2.2-.3 3.8 0 7 2.1 9.2 6.2-.8 1.5-1.7 2.7-2.7 3.6 M14.8 17.8c-.9.3-1.8.4-2.8.4-3.8 0-7-2.1-9.2-6.2C3.7 10.3 4.8 9 6 8 M10 9.9a3 3 0 0 0 4.2 4.2',
});
