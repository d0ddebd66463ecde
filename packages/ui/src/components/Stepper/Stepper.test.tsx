import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'account', label: 'Account' },
  { id: 'photo', label: 'Photo' },
  { id: 'about', label: 'About me' },
];

const labels = {
  list: 'Sign-up steps',
  progress: (current: number, total: number) => `Step ${current} of ${total}`,
  done: 'done',
  skipped: 'skipped',
};

const words = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

const items = (html: string): string[] => html.match(/<li[\s\S]*?<\/li>/g) ?? [];

describe('Stepper', () => {
  test('[S02] marks the current step, and only that one, as the current step', () => {
    const html = renderToStaticMarkup(<Stepper steps={steps} currentId="photo" labels={labels} />);
    expect(items(html).map((item) => item.includes('aria-current="step"'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('[S02] says in words which steps are done', () => {
    const html = renderToStaticMarkup(<Stepper steps={steps} currentId="about" labels={labels} />);
    expect(items(html).map(words)).toEqual(['Account: done', 'Photo: done', 'About me']);
  });

  test('[S02] says of a step that was passed by that it was skipped, and gives it no tick', () => {
    const passedBy = steps.map((step) => ({ ...step, isSkipped: step.id !== 'account' }));
    const html = renderToStaticMarkup(
      <Stepper steps={passedBy} currentId="about" labels={labels} />,
    );
    expect(items(html).map(words)).toEqual(['Account: done', 'Photo: skipped', 'About me']);
    expect(items(html).map((item) => item.includes('<svg'))).toEqual([true, false, false]);
  });

  test('[S02] says the place as a line of text', () => {
    const html = renderToStaticMarkup(<Stepper steps={steps} currentId="photo" labels={labels} />);
    expect(html).toContain('Step 2 of 3: Photo');
  });
});
