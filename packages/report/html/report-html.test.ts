import { languageIds } from '@assay/domain/languages';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { imageIdsOf } from '../document-images.ts';
import { textsOf } from '../document-texts.ts';
import { maximalDocument } from '../testing/maximal-document.ts';
import { hostileTexts } from '../testing/maximal-points.ts';
import { reportHtml } from './report-html.ts';

const pictures = {
  wide: '01900000-0000-7000-8000-000000000101',
  tall: '01900000-0000-7000-8000-000000000102',
  signature: '01900000-0000-7000-8000-000000000103',
};
const address = 'data:image/jpeg;base64,/9j/4AAQ';
const images = new Map(Object.values(pictures).map((id) => [id, address]));

function opened(page: string) {
  const { document } = new Window();
  document.write(page);
  return document;
}
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('a report as a page', () => {
  it.each(languageIds)('holds every text of its document in %s', (language) => {
    const report = { ...maximalDocument(language, pictures), mark: 'Not finished' };
    const page = opened(reportHtml(report, images));
    const text = plain(page.body.textContent);
    for (const wanted of textsOf(report)) expect(text).toContain(plain(wanted));
    expect(page.documentElement.getAttribute('lang')).toBe(language);
  });

  it('shows hostile texts as texts, asks nobody for anything, leads nowhere else and runs nothing', () => {
    const report = maximalDocument('en', pictures);
    const page = opened(reportHtml(report, images));
    const elements = [...page.querySelectorAll('*')];
    const names = new Set(elements.map(({ tagName }) => tagName.toLowerCase()));
    for (const name of ['script', 'link', 'iframe', 'object', 'embed', 'form', 'base', 'label'])
      expect(names).not.toContain(name);
    expect(page.querySelectorAll('style')).toHaveLength(1);
    for (const element of elements)
      for (const { name, value } of [...element.attributes]) {
        expect(name).not.toMatch(/^on|^style$|^xlink/);
        if (name === 'href') expect(value).toMatch(/^#at-[\w-]+$/);
        if (name === 'src') expect(value).toBe(address);
      }
    for (const hostile of hostileTexts) expect(plain(page.body.textContent)).toContain(plain(hostile));
  });

  it('shows each picture with what it stands for, in its layout and with its own shape', () => {
    const page = opened(reportHtml(maximalDocument('en', pictures), images));
    const shown = [...page.querySelectorAll('figure.photo img')];
    expect(shown).toHaveLength(7);
    for (const image of shown) expect(image.getAttribute('alt')).toMatch(/^Photo: /);
    expect(page.querySelector('.photo-Fullscreen img[width="800"]')?.getAttribute('height')).toBe('1200');
    expect(page.querySelector('.signature img')?.getAttribute('alt')).toBe('Signature of Uma Userson');
  });

  it('says what a picture shows that is not there any more', () => {
    const page = opened(reportHtml(maximalDocument('en', pictures), new Map()));
    expect(page.querySelectorAll('img')).toHaveLength(0);
    expect(page.querySelector('.no-picture')?.textContent).toBe('Photo: The crack itself');
  });

  it('leads from each reference to a part that is there', () => {
    const page = opened(reportHtml(maximalDocument('en', pictures), images));
    const ways = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(ways.length).toBeGreaterThan(5);
    expect(ways.filter((id) => page.querySelectorAll(`[id="${id}"]`).length !== 1)).toEqual([]);
  });

  it('draws a trend with its named limits, a line and a mark for each value, and tells it in words', () => {
    const chart = opened(reportHtml(maximalDocument('en', pictures), images)).querySelector('.chart');
    expect([...(chart?.querySelectorAll('.limit-text') ?? [])].map((text) => plain(text.textContent))).toEqual([
      'Limit max 60 mm',
      'Limit min 20 mm',
      'Critical below 15 mm',
    ]);
    expect(chart?.querySelectorAll('.critical .hatch').length).toBeGreaterThan(10);
    expect(chart?.querySelectorAll('.line')).toHaveLength(2);
    expect(chart?.querySelectorAll('circle')).toHaveLength(10);
    expect(chart?.querySelector('svg')?.getAttribute('aria-label')).toBe(
      'Line chart of liner thickness over five visits',
    );
  });

  it('gives every rating a shape of its own', () => {
    const page = opened(reportHtml(maximalDocument('en', pictures), images));
    const shapes = ['Ok', 'Follow', 'Repair', 'ImmediateAction', 'NotApplicable', 'NotSet', 'Obsolete'].map(
      (name) => page.querySelector(`.rating-${name} svg`)?.innerHTML,
    );
    expect(new Set(shapes).size).toBe(7);
    expect(shapes).not.toContain(undefined);
  });

  it('says who does a thing and by when in columns that are there once somebody has said either', () => {
    const report = maximalDocument('en', pictures);
    const { tasks, ...front } = report.front;
    const headsWith = (followUp: object) => {
      const given = tasks.map((task) => ({ ...task, followUp: { ...task.followUp, owner: '', due: '', ...followUp } }));
      const page = opened(reportHtml({ ...report, front: { ...front, tasks: given } as typeof report.front }, images));
      const rows = [...page.querySelectorAll('.section-todo tr')];
      expect(new Set(rows.map(({ children }) => children.length)).size).toBe(1);
      return [...page.querySelectorAll('.section-todo th[scope=col]')].map((head) => head.textContent);
    };
    const [point, what, value] = ['Point', 'What', 'Value and limit'];
    expect(headsWith({})).toEqual([point, what, value, 'State']);
    expect(headsWith({ owner: 'Aino' })).toEqual([point, what, value, 'Who', 'State']);
    expect(headsWith({ due: '19/03/2026' })).toEqual([point, what, value, 'By when', 'State']);
  });

  it('leads to what earlier visits left open where there is nothing else to do, without an empty table', () => {
    const report = maximalDocument('en', pictures);
    const toDo = (taskNote: string) => {
      const front = { ...report.front, tasks: [], taskNote } as unknown as typeof report.front;
      return opened(reportHtml({ ...report, front }, images)).querySelector('.section-todo');
    };
    const section = toDo('1 more of earlier visits, below');
    expect(plain(section?.textContent ?? '')).toBe('What to do 1 more of earlier visits, below');
    expect(section?.querySelector('table, .table-box')).toBeNull();
    expect(toDo('')).toBeNull();
  });

  it('ranks its headings without a gap', () => {
    const page = opened(reportHtml(maximalDocument('en', pictures), images));
    const ranks = [...page.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    expect(ranks[0]).toBe(1);
    for (const [place, rank] of ranks.entries()) expect(rank - (ranks[place - 1] ?? rank)).toBeLessThanOrEqual(1);
  });
});

describe('the pictures of a report', () => {
  it('are those of points, findings and signatures, each once', () => {
    expect(imageIdsOf(maximalDocument('en', pictures)).sort()).toEqual(Object.values(pictures).sort());
  });
});
