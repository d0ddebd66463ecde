import { useEffect, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import type { Decorator } from '@storybook/react-vite';
import { stage } from './stage.css.ts';

const Stage = ({ children }: { children: ReactNode }) => {
  const [windows, setWindows] = useState<HTMLElement | null>(null);
  useEffect(() => {
    // React Aria leaves what is marked so alone while a dialog is open: here the page around it, with the controls.
    document.getElementById('storybook-docs')?.setAttribute('data-react-aria-top-layer', 'true');
  }, []);
  return (
    <div className={stage}>
      <PortalProvider getContainer={() => windows}>{windows && children}</PortalProvider>
      <div ref={setWindows} data-playground-windows />
    </div>
  );
};

/** On a docs page a dialog fills its canvas and not the window: the page can be read, and its controls pressed. */
export const withStage: Decorator = (Story, { args, viewMode }) =>
  viewMode === 'docs' && args['isOpen'] === true ? (
    <Stage>
      <Story />
    </Stage>
  ) : (
    <Story />
  );
