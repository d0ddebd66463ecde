import { Html, html } from '../domain/html.ts';

export interface DevPage {
  title: string;
  /** Widest line, a CSS length. */
  width: string;
  /** Rules of this page alone. */
  style: string;
  /** Of the answer's content security policy. */
  nonce: string;
  content: Html;
}

const COMMON = `
  :root { color-scheme: light dark; font: 16px/1.5 'Open Sans', Arial, sans-serif; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;

/** A page below /__dev/: what a local stand-in shows to who develops or tries the product. Never mounted in production. */
export function devPage({ title, width, style, nonce, content }: DevPage): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href="/icons/general.svg" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Html(`${COMMON} body { margin: 0 auto; max-width: ${width}; padding: 1.5rem 1rem; } ${style}`)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.toString();
}
