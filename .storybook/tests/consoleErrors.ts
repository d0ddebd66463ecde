/* oxlint-disable no-console -- it is the console that is watched */
const logged: string[] = [];

/** Notes what is written to the console as an error, by us or by React, until the returned function is called. */
export const watchConsole = (): (() => void) => {
  const { error } = console;
  logged.length = 0;
  console.error = (...parts: unknown[]) => {
    logged.push(parts.map(String).join(' '));
    error(...parts);
  };
  return () => {
    console.error = error;
  };
};

/** Throws where a story wrote an error to the console. */
export const checkConsole = (): void => {
  if (logged.length > 0) throw new Error(`Errors in the console:\n${logged.join('\n')}`);
};
