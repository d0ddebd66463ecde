import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { inOnePart } from './in-one-part.ts';

it('[E06] what is written in one turn leaves as one part, what follows later as another', async () => {
  const onEnd = vi.fn();
  const stream = inOnePart(onEnd);
  const parts: string[] = [];
  stream.on('data', (part) => parts.push(String(part)));
  stream.write('<p>');
  stream.write('shell');
  await turn();
  await turn();
  expect(parts).toEqual(['<p>shell']);
  expect(onEnd).not.toHaveBeenCalled();
  stream.write('late');
  stream.end('</p>');
  await new Promise((resolve) => stream.once('end', resolve));
  expect(parts).toEqual(['<p>shell', 'late</p>']);
  expect(onEnd).toHaveBeenCalledOnce();
});
