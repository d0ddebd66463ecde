/** What stands in a test's calls and may never stand in the log: passwords, tokens, cookies, addresses, phone numbers. */

/** Fields of bodies and parameters of addresses that hold such a value. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'account_holder',
  'again',
  'auth',
  'confirmation',
  'current',
  'email',
  'endpoint',
  'iban',
  'p256dh',
  'password',
  'phone',
  'text',
  'token',
]);
/** Shorter ones are words that may stand anywhere. */
const SHORTEST = 8;
const TOKEN_IN_LINK = /token=([\w-]+)/g;

export class Canaries {
  readonly #values = new Set<string>();
  readonly #lines: string[] = [];

  /** Where the log is written to. */
  readonly stream = { write: (line: string): void => void this.#lines.push(line) };

  add(value: unknown): void {
    if (typeof value === 'string' && value.length >= SHORTEST) this.#values.add(value);
  }

  /** Takes the secret fields of a body or a query, however deep. */
  addFields(fields: unknown): void {
    if (typeof fields !== 'object' || fields === null) return;
    for (const [name, value] of Object.entries(fields)) {
      if (SECRET_FIELDS.has(name)) for (const one of [value].flat()) this.add(one);
      this.addFields(value);
    }
  }

  /** Takes the tokens of a mail's links, and whom it is to. */
  addMail({ to, text }: { readonly to: string; readonly text: string }): void {
    this.add(to);
    for (const [, token] of text.matchAll(TOKEN_IN_LINK)) this.add(token);
  }

  /** @throws Error with the line of the log that has one of them */
  check(): void {
    for (const line of this.#lines) {
      for (const value of this.#values) {
        // As it is, as JSON writes it, and as an address does.
        const forms = [
          value,
          JSON.stringify(value).slice(1, -1),
          encodeURIComponent(value.toWellFormed()),
        ];
        if (forms.some((form) => line.includes(form)))
          throw new Error(`The log has ${JSON.stringify(value)}: ${line}`);
      }
    }
  }
}
