import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { connectionLabels } from './ConnectionNotice.fixtures.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

describe('ConnectionNotice', () => {
  test('[B01] while live messages arrive it is an empty status, which is there to be heard later', () => {
    expect(
      renderToStaticMarkup(<ConnectionNotice state="connected" labels={connectionLabels} />),
    ).toMatch(/^<div class="[^"]+" role="status"><\/div>$/);
  });

  test('[B01] while they do not it says so, politely', () => {
    const html = renderToStaticMarkup(
      <ConnectionNotice state="reconnecting" labels={connectionLabels} />,
    );
    expect(html).toMatch(/^<div class="[^"]+" role="status">/);
    expect(html).toContain(connectionLabels.reconnecting);
    expect(html).not.toContain(connectionLabels.connected);
    expect(html).not.toContain('alert');
  });

  test('[B01] without a network, which another notice says, it waits in silence to tell when that is over', () => {
    expect(
      renderToStaticMarkup(<ConnectionNotice state="offline" labels={connectionLabels} />),
    ).toMatch(/^<div class="[^"]+" role="status"><\/div>$/);
  });
});
