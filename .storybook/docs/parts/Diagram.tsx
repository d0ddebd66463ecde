import { useEffect, useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import { diagram, diagramSheet, diagramText } from './parts.css.ts';

/** Draws Mermaid's text; the library comes with the first diagram that is looked at. */
async function draw(id: string, text: string): Promise<string> {
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'neutral',
    fontFamily: 'inherit',
    flowchart: { htmlLabels: false },
  });
  return (await mermaid.render(id, text)).svg;
}

/** A statechart as it is drawn, and in words for who cannot see it: the text it is drawn from. */
const Diagram = ({ text }: { text: string }) => {
  const id = useId().replaceAll(/\W/g, '');
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let isWanted = true;
    draw(`diagram${id}`, text).then(
      (drawn) => isWanted && setSvg(drawn),
      // The text below says the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id, text]);
  return (
    <figure className={`sb-unstyled ${diagram}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus */}
      <div role="region" aria-label="Statechart" tabIndex={0} className={diagramSheet}>
        <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      </div>
      <details open={svg === ''}>
        <summary>The same in words</summary>
        <pre className={diagramText}>{text}</pre>
      </details>
    </figure>
  );
};

/** Code in a docs page: a Mermaid block is drawn, all other code stays code. */
export const Code = (props: ComponentProps<typeof CodeOrSourceMdx>) =>
  /\blang(uage)?-mermaid\b/.test(props.className ?? '') && typeof props.children === 'string' ? (
    <Diagram text={props.children} />
  ) : (
    <CodeOrSourceMdx {...props} />
  );
