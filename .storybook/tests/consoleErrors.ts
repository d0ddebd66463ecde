/* oxlint-disable no-console -- it is the console that is watched */
const logged: string[] = [];

/** Said where a page waits for a part of itself while Storybook acts on it: the page goes on, and the story with it. */
const OF_THE_TEST = 'A component suspended inside an `act` scope';

/** Notes what is written to the console as an error, by us or by React, until the returned function is called. */
export const watchConsole = (): (() => void) => {
  const { error } = console;
  logged.length = 0;
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (!text.startsWith(OF_THE_TEST)) logged.push(text);
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
