import type { ReactNode } from 'react';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/parts.tsx';
import type { SafetyAsk } from './BlockAndReport.tsx';

interface SafetyDialogProps {
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
  const dialogs = useAsyncModule(
    () => withTexts(import('./BlockAndReport.tsx')),
    ask !== undefined,
    rest.onClose,
  );
  if (!ask || !dialogs) return null;
  const Dialog = ask.deed === 'block' ? dialogs.BlockDialog : dialogs.ReportDialog;
  return <Dialog ask={ask} {...rest} />;
}
