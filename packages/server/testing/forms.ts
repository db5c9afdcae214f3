import type { Ask } from './test-app.ts';

export interface FormPart {
  name: string;
  value: string | Buffer;
  file?: string;
  type?: string;
}

/** A multipart body, written out as browsers do. */
export function formOf(parts: readonly FormPart[]): Pick<Ask, 'headers' | 'payload'> & { payload: Buffer } {
  const boundary = 'a-boundary';
  const chunks = parts.flatMap(({ name, value, file, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A form of one file for each part. */
export const aForm = (files: Record<string, { name: string; content: string | Buffer; type?: string }>) =>
  formOf(
    Object.entries(files).map(([name, { name: file, content, type = 'text/csv' }]) => ({
      name,
      value: content,
      file,
      type,
    })),
  );
