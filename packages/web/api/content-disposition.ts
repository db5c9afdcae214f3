/** The file name that a Content-Disposition header carries; the encoded form, which holds any letter, goes first. */
export function nameInDisposition(header: string | null): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(header ?? '');
  return decoded(encoded?.trim()) || plain?.[1]?.replaceAll(/\\(.)/g, '$1') || plain?.[2] || undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
