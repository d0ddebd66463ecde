import { useState } from 'react';
import { code, copy, quiet } from './parts.css.ts';

/** What somebody wants to write elsewhere: pressed, it is copied; without the permission it can be selected. */
export const Copy = ({ text }: { text: string }) => {
  const [isCopied, setIsCopied] = useState(false);
  const toClipboard = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <>
      <button
        type="button"
        className={`${code} ${copy}`}
        title="Copy"
        onClick={toClipboard}
        onBlur={() => setIsCopied(false)}
      >
        {text}
      </button>
      <span className={quiet} role="status">
        {isCopied ? ' Copied' : ''}
      </span>
    </>
  );
};
