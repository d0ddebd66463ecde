import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A domain without a welcome discount answers so, as the contract says; the browser writes it down. */
const NO_WELCOME = /404.*discountcode\.php\?welcome=true/;

/**
 * Watches every page of a context for what must never happen: an error in the console, an uncaught exception, a violation of
 * the content security policy.
 */
export class Guard {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [NO_WELCOME];

  /** Lets messages through that the flow provokes, such as the failed request of a server that was stopped. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Everything found that was not allowed; a flow ends with an empty list. */
  get faults(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.#console(message));
    context.on('weberror', (event) => this.#found.push(`exception: ${event.error().message}`));
    await context.addInitScript(() => {
      // React wraps what it recovered from, and Playwright hands over the wrapper alone.
      addEventListener('error', ({ error }) => {
        if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
      });
      document.addEventListener('securitypolicyviolation', (event) => {
        const where = `${event.sourceFile}:${event.lineNumber}`;
        console.error(
          `policy: ${event.effectiveDirective} blocked ${event.blockedURI} at ${where}`,
        );
      });
    });
  }

  #console(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    this.#found.push(`console: ${message.text()} (${url || 'no address'})`);
  }
}
