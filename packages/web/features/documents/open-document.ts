import { documents } from '@assay/contract/documents';
import { call } from '../../api/call.ts';

/** Hands a document to the browser by an address that carries its own right, so that no page holds its bytes. */
export async function downloadDocument(id: string, version?: number): Promise<void> {
  const { url } = await call(documents.storageUrl, { params: { id }, query: { version } });
  const link = document.createElement('a');
  link.href = url;
  // The server names the file; the attribute keeps the page where it is.
  link.download = '';
  link.click();
}
