/** HTML by template: every value is escaped unless it is itself made by `html`. */
export class Html {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

type Value = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const shown = values.map((value) => {
    if (value instanceof Html) return value.toString();
    if (typeof value === 'object') return value.map(String).join('\n');
    return escapeHtml(String(value));
  });
  return new Html(parts.reduce((whole, part, index) => whole + (shown[index - 1] ?? '') + part));
}
