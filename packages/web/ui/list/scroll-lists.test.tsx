import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderPiece } from '../../testing/render-app.tsx';
import { Picker } from '../picker/Picker.tsx';
import { ScrollList } from './ScrollList.tsx';

const web = join(import.meta.dirname, '../..');

const filesOf = (ending: RegExp) =>
  readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(web, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/^(node_modules|dist)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(web, file), 'utf8') }));

/** Rules of a style sheet that scroll, as 'file .name', with how high they become. */
const scrolling = filesOf(/\.css$/).flatMap(({ file, text }) =>
  [
    ...text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*overflow(?:-y)?: (?:auto|scroll);[^{}]*)\}/g),
  ].map(([, selector = '', rule = '']) => ({
    name: `${file} ${selector.trim()}`,
    height: /max-height: ([^;]+);/.exec(rule)?.[1],
  })),
);

/** What scrolls and is no list inside a page or dialog. */
const others = new Set([
  'app/bar.module.css .folded',
  'features/documents/document-picker.module.css .tree',
  'features/documents/documents-page.module.css .side',
  'features/audits/page/contents/audit-contents.module.css .scrolls',
  'features/audits/page/contents/audit-contents.module.css .beside',
  'features/inspections/perform/part-dock.module.css .note',
  'features/points/preview/point-preview.module.css .preview',
  'features/protocols/preview/protocol-preview.module.css .preview',
  'features/protocols/preview/walk.module.css .list',
  'features/runs/inputs/unknown-input.module.css .kept',
  'features/runs/perform/step-list.module.css .foot',
]);

/** Lists whose height is the constant, by the file that draws them. */
const drawnBy: Readonly<Record<string, [file: string, height: string]>> = {
  'ui/list/scroll-list.module.css .list': ['ui/list/ScrollList.tsx', 'scrollListHeight'],
  'features/points/batch/batch-update.module.css .list': [
    'features/points/batch/BatchUpdateDialog.tsx',
    'scrollListHeight',
  ],
  'ui/picker/pick-options.module.css .options': ['ui/picker/PickOptions.tsx', 'dropdownHeight'],
};

const inPixels = (height: string): number => Number(/^([\d.]+)rem$/.exec(height)?.[1]) * 16;

describe('what scrolls inside a page or dialog', () => {
  it('is at most 120 px high as a list, and 300 px as a dropdown [LST-09]', async () => {
    const items = Array.from({ length: 40 }, (_, place) => ({ id: `${place}`, content: `Line ${place}` }));
    renderPiece(
      <>
        <ScrollList label="Lines" items={items} />
        <Picker label="One of many" data={items.map(({ id, content }) => ({ value: id, label: content }))} />
      </>,
    );
    expect(screen.getByRole('list', { name: 'Lines' }).style.maxHeight).toBe('120px');
    await userEvent.setup().click(screen.getByRole('combobox', { name: 'One of many' }));
    expect(screen.getByRole('listbox', { name: 'One of many' }).style.maxHeight).toBe('300px');
  });

  it('is one of these two, or no higher, in every style sheet of the product [LST-09]', () => {
    const sources = new Map(filesOf(/\.tsx$/).map(({ file, text }) => [file, text]));
    const lists = scrolling.filter(({ name }) => !others.has(name));
    expect(lists.length).toBeGreaterThan(5);
    const tooHigh = lists.filter(({ name, height }) => {
      const [file, constant] = drawnBy[name] ?? [];
      if (file) return height !== undefined || !sources.get(file)?.includes(`maxHeight: ${constant}`);
      return height === undefined || !(inPixels(height) <= 120);
    });
    expect(tooHigh).toEqual([]);
  });

  it('has no dropdown beside the one picker, but those that the browser draws itself [LST-09]', () => {
    const drawn = filesOf(/\.tsx$/).filter(({ text }) =>
      /import \{[^}]*\b(Combobox|Select|MultiSelect|Autocomplete|TagsInput)\b[^}]*\} from '@mantine\/core'/.test(text),
    );
    expect(drawn.map(({ file }) => file).sort()).toEqual(['ui/picker/PickField.tsx', 'ui/picker/PickOptions.tsx']);
  });
});
