/** Markup that is safe to send: every value spliced in is escaped, unless it is markup itself. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (value: unknown): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join('');
  return String(value ?? '').replaceAll(/[&<>"']/g, (char) => entities[char] ?? char);
};

export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(parts.map((part, i) => part + (i < values.length ? escaped(values[i]) : '')).join(''));
