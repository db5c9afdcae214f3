import type { Locator } from '@playwright/test';

export interface DroppedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Lets files fall onto a place of the page, as a mouse does that carries them there. */
export async function dropFiles(onto: Locator, ...files: DroppedFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    type: mimeType,
    base64: buffer.toString('base64'),
  }));
  const dataTransfer = await onto.page().evaluateHandle(`(() => {
    const carried = new DataTransfer();
    for (const { name, type, base64 } of ${JSON.stringify(given)}) {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      carried.items.add(new File([bytes], name, { type }));
    }
    return carried;
  })()`);
  await onto.dispatchEvent('drop', { dataTransfer });
}
