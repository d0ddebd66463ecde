import type { Plugin } from 'vite';

/**
 * The design system's `Playground` stories are for people, who turn their controls: as they stand they show nothing that
 * `Default` and `States` do not. The test run leaves them out; said here, and not in each file, so that none is forgotten.
 */
export const leaveOutPlaygrounds = () =>
  ({
    name: 'velours:leave-out-playgrounds',
    // Before the stories of a file are made tests.
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/packages\/ui\/.*\.stories\.tsx$/,
        code: /^export const Playground\b/m,
      },
      handler: (code: string) => ({ code: `${code}\nPlayground.tags = ['!test'];\n`, map: null }),
    },
  }) satisfies Plugin;
