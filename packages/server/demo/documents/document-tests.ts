import { documentPackages } from '@assay/contract/document-packages';
import { documents } from '@assay/contract/documents';
import type { DocumentItem, DocumentPackage, LibraryDocument } from '@assay/contract/documents/document';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { follow } from '../../testing/uploads.ts';
import { demoDocuments, demoPackages } from './document-list.ts';

export const testDocuments = (app: () => TestApp) =>
  describe('the documents of the demo', () => {
    const list = async () =>
      ((await app().call(documents.list, { as: 'max', query: { amount: '200' } })).body as { result: DocumentItem[] })
        .result;

    it('are real files with every link that the list names, and open', async () => {
      const found = await list();
      expect(found).toHaveLength(demoDocuments.length);
      for (const { id, name } of found) {
        const { body } = await app().call(documents.get, { as: 'max', params: { id } });
        const document = body as LibraryDocument;
        const wanted = demoDocuments.find((one) => one.name === name);
        const counts = [
          document.linkedInspectionPointIds.length,
          document.linkedProductFamilyIds.length,
          document.linkedProductModelIds.length,
          document.versions.length,
        ];
        const { points = [], families = [], models = [], before } = wanted ?? {};
        expect(counts, name).toEqual([points.length, families.length, models.length, before ? 2 : 1]);
        const addresses = await app().call(documents.storageUrl, { as: 'max', params: { id } });
        const file = await follow(app(), (addresses.body as { url: string }).url);
        expect(file.status, name).toBe(200);
      }
      expect(new Set(found.map(({ fileType }) => fileType))).toEqual(
        new Set(['application/pdf', 'image/png', 'text/plain']),
      );
      expect(found.some(({ linked }) => !linked)).toBe(true);
    });

    it('come in packages of the three types', async () => {
      const packages = (await app().call(documentPackages.list, { as: 'max' })).body as DocumentPackage[];
      expect(packages.map(({ type }) => type).sort()).toEqual(['Auto', 'Manual', 'Proposed']);
      for (const { name, documents: inIt } of packages)
        expect(inIt).toHaveLength(demoPackages.find((one) => one.name === name)?.documents.length ?? 0);
    });
  });
