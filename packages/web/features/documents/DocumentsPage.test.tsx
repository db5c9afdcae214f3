import type { DocumentCategory } from '@assay/contract/document-categories';
import type { DocumentItem, LibraryDocument } from '@assay/contract/documents/document';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';

const idOf = (n: number): string => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const aDocument = (n: number, given: Partial<DocumentItem> = {}): DocumentItem => ({
  id: idOf(n),
  name: `Document ${n}.pdf`,
  fileType: 'application/pdf',
  fileSize: 1536,
  version: 1,
  timestamp: '2026-11-02T08:30:00.000Z',
  documentCategoryId: null,
  description: '',
  linked: true,
  company: null,
  ...given,
});

const aCategory = (n: number, name: string, given: Partial<DocumentCategory> = {}): DocumentCategory => ({
  id: idOf(n),
  name,
  parentCategoryId: null,
  documentCount: 0,
  documents: [],
  revision: 1,
  subCategories: [],
  ...given,
});

const several = (count: number, from: number) => Array.from({ length: count }, (_, i) => aDocument(from + i));

function aLibrary() {
  const five = several(5, 10);
  const six = several(6, 20);
  const inner = aCategory(3, 'Jaw crushers', { documentCount: 5, documents: five });
  return {
    'GET documentLibrary/categories': {
      body: [aCategory(1, 'Manuals', { subCategories: [inner] }), aCategory(2, 'Drawings', { documentCount: 6 })],
    },
    'GET documentLibrary/documents': ({ query }: { query: Record<string, string> }) => {
      if (query.search) return { body: { result: [aDocument(21)], count: 1 } };
      if (query.categoryId === 'none') return { body: { result: [aDocument(30, { linked: false })], count: 1 } };
      return { body: { result: six, count: 6 } };
    },
    'GET documentLibrary/documentpackage': {
      body: [{ documentPackageId: idOf(50), name: 'Field set', type: 'Auto', documents: [], revision: 1 }],
    },
  };
}

const whole: LibraryDocument = {
  ...aDocument(10, { description: 'How it is set', documentCategoryId: idOf(3), version: 2 }),
  linkedInspectionPointIds: [idOf(60)],
  linkedInspectionProtocolIds: [],
  linkedProductFamilyIds: [],
  linkedProductModelIds: [],
  linkedInspectionPoints: [{ id: idOf(60), name: 'Seal' }],
  linkedProductFamilies: [],
  linkedProductModels: [],
  versions: [
    {
      version: 2,
      fileName: 'b.pdf',
      fileType: 'application/pdf',
      fileSize: 1536,
      timestamp: '2026-11-02T08:30:00.000Z',
      uploadedBy: 'Ada',
    },
    {
      version: 1,
      fileName: 'a.pdf',
      fileType: 'application/pdf',
      fileSize: 10,
      timestamp: '2026-10-02T08:30:00.000Z',
      uploadedBy: 'Ada',
    },
  ],
  revision: 4,
};

describe('the library of documents', () => {
  it('is a tree of nested categories and the uncategorized, where more than five documents start collapsed [DOC-01]', async () => {
    const { calls } = fakeApi({ ...sessionOf('max'), ...aLibrary() });
    renderApp('/Documents', 'max');
    const tree = await screen.findByRole('list', { name: 'Categories' });
    const branch = (name: string) => within(tree).getByRole('button', { name: new RegExp(`^${name}`) });
    expect(branch('Manuals').getAttribute('aria-expanded')).toBe('true');
    expect(branch('Jaw crushers').getAttribute('aria-expanded')).toBe('true');
    expect(branch('Drawings').getAttribute('aria-expanded')).toBe('false');
    expect(branch('Uncategorized').getAttribute('aria-expanded')).toBe('true');
    const links = () => within(tree).getAllByRole('link');
    expect(links()).toHaveLength(6);
    expect(links()[0]?.textContent).toBe('Document 10.pdfPDF · 1.50 KB');
    expect(within(links()[0] as HTMLElement).queryByRole('img')).toBeNull();
    expect(within(links()[5] as HTMLElement).getByRole('img', { name: /Not linked/ })).toBeTruthy();
    // The documents of a closed category are not asked for.
    expect(calls().filter((call) => call === 'GET documentLibrary/documents')).toHaveLength(1);
    await userEvent.click(branch('Drawings'));
    await within(tree).findByText('Document 25.pdf');
    for (const name of ['Upload documents', 'Add category', 'Add package'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Field set (0) Auto' })).toBeTruthy();
  });

  it('finds documents in all categories by what is typed', async () => {
    fakeApi({ ...sessionOf('max'), ...aLibrary() });
    const { router } = renderApp('/Documents', 'max');
    await screen.findByRole('list', { name: 'Categories' });
    await userEvent.type(screen.getByRole('searchbox'), 'twenty-one');
    await screen.findByText('1 document found');
    expect(router.state.location.search).toMatchObject({ search: 'twenty-one' });
  });

  it('moves a document into the category that it is dragged to, and nowhere where nobody may', async () => {
    const transfer = () => {
      const data = new Map<string, string>();
      const types: string[] = [];
      return {
        types,
        setData: (type: string, text: string) => {
          data.set(type, text);
          types.push(type);
        },
        getData: (type: string) => data.get(type) ?? '',
        effectAllowed: '',
      };
    };
    const { sent } = fakeApi({
      ...sessionOf('max'),
      ...aLibrary(),
      [`GET documentLibrary/document/${idOf(10)}`]: { body: whole },
      'POST documentLibrary/document/metadata': { body: whole },
    });
    renderApp('/Documents', 'max');
    const tree = await screen.findByRole('list', { name: 'Categories' });
    const place = (name: string) => within(tree).getByRole('button', { name: new RegExp(`^${name}`) });
    const drag = (name: string) => {
      const dataTransfer = transfer();
      fireEvent.dragStart(within(tree).getByText('Document 10.pdf').closest('a') as HTMLElement, { dataTransfer });
      fireEvent.dragOver(place(name), { dataTransfer });
      fireEvent.drop(place(name), { dataTransfer });
    };
    const moves = () => sent.filter(({ call }) => call === 'POST documentLibrary/document/metadata');
    drag('Drawings');
    await waitFor(() => expect(moves()).toHaveLength(1));
    expect(moves()[0]?.body).toEqual({ documentId: idOf(10), categoryId: idOf(2) });
    expect(moves()[0]?.headers.get('if-match')).toBe('"4"');
    // Where it is already there is nothing to save.
    drag('Jaw crushers');
    drag('Uncategorized');
    await waitFor(() => expect(moves()).toHaveLength(2));
    expect(moves()[1]?.body).toEqual({ documentId: idOf(10), categoryId: null });
    const foreign = transfer();
    foreign.setData('Files', '');
    expect(fireEvent.dragOver(place('Drawings'), { dataTransfer: foreign })).toBe(true);
  });

  it('shows what is known of a document, and says which save failed', async () => {
    const { sent } = fakeApi({
      ...sessionOf('max'),
      ...aLibrary(),
      [`GET documentLibrary/document/${idOf(10)}`]: { body: whole },
      'POST documentLibrary/document/metadata': problem(409, 'conflict'),
    });
    renderApp(`/Documents?document=${idOf(10)}`, 'max');
    await screen.findByRole('heading', { name: 'Document 10.pdf' });
    const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([fact('Type'), fact('Size'), fact('Version'), fact('Uploaded')]).toEqual([
      'PDF',
      '1.50 KB',
      '2',
      '02.11.2026 08:30 UTC',
    ]);
    const value = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).value;
    const category = screen.getByRole('combobox', { name: 'Category' }) as HTMLInputElement;
    expect([value('Description'), category.value]).toEqual(['How it is set', 'Manuals / Jaw crushers']);
    expect(screen.getByRole('list', { name: 'Inspection points' }).textContent).toContain('Seal');
    expect(screen.getAllByRole('button', { name: /Download/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      null,
      'Download version 2',
      'Download version 1',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByText(`Error in saving metadata for document ${idOf(10)}`);
    expect(alert).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({
      body: { documentId: idOf(10), categoryId: idOf(3), inspectionPointIds: [idOf(60)] },
    });
  });
});
