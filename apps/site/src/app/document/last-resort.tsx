import { Component, type ReactNode } from 'react';

/** Spec section 2: shown when the error page itself fails; it leans on nothing, not even the catalogue. */
export const LAST_RESORT_TEXT = 'An error occurred while showing the error page';
const LAST_RESORT_LINK = 'Home';

/** The last resort as a whole document, for a server that could not render anything. */
export function lastResortHtml(): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${LAST_RESORT_TEXT}</title></head>` +
    `<body><main><h1>${LAST_RESORT_TEXT}</h1><p><a href="/">${LAST_RESORT_LINK}</a></p></main></body></html>`
  );
}

/** Catches a failure of the error page in the browser. */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <LastResortPage />;
  }
}

/** The last resort inside a document. */
export function LastResortPage(): ReactNode {
  return (
    <main>
      <h1>{LAST_RESORT_TEXT}</h1>
      <p>
        <a href="/">{LAST_RESORT_LINK}</a>
      </p>
    </main>
  );
}
