import type { ReactNode } from 'react';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import type { SafetyAsk } from './safety-ask.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

export interface SafetyDialogProps {
  /** What is about to be done; undefined while nothing is. */
  ask: SafetyAsk | undefined;
  /** Where to go when the member is blocked. */
  afterBlock: string;
  onClose: () => void;
}

/** Blocking and reporting (P09, B04); code and words come when they are first wanted. */
export function SafetyDialog({ ask, ...rest }: SafetyDialogProps): ReactNode {
  const texts = useTexts();
  const withTexts = async <Module,>(module: Promise<Module>): Promise<Module> => {
    await texts.load(['safety']);
    return module;
  };
  const block = useAsyncModule(
    () => withTexts(import('../blocks/BlockDialog.tsx')),
    ask?.deed === 'block',
  );
  const report = useAsyncModule(
    () => withTexts(import('./ReportDialog.tsx')),
    ask?.deed === 'report',
  );
  if (!ask) return null;
  if (ask.deed === 'block') return block && <block.BlockDialog member={ask.member} {...rest} />;
  return report && <report.ReportDialog ask={ask} {...rest} />;
}
