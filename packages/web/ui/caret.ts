/** Whoever goes on typing in a text that is there already types behind it, where browsers begin before it. */
export function putCaretBehind(field: EventTarget | null): void {
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
}
