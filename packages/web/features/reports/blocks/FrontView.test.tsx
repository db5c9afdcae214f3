import { maximalDocument } from '@assay/report/testing/maximal-document';
import { describe, expect, it } from 'vitest';
import { renderPiece } from '../../../testing/render-app.tsx';
import { FrontView } from './FrontView.tsx';

const { front, words } = maximalDocument('en', { wide: 'wide', tall: 'tall', signature: 'signature' });
const { tasks } = front;

/** What is said of each thing to do besides its value, where all of them are followed up like this. */
function labelsWith(followUp: object): string[] {
  if (!front) throw new Error('There is nothing to do.');
  const given = tasks.map((task) => ({ ...task, followUp: { ...task.followUp, owner: '', due: '', ...followUp } }));
  const { container } = renderPiece(<FrontView front={{ ...front, tasks: given, since: null }} words={words} />);
  return [...new Set([...container.querySelectorAll('dt')].map((label) => label.textContent))];
}

describe('what is to be done, in the view of a report', () => {
  it('says who and by when once somebody has said either', () => {
    expect(labelsWith({})).toEqual(['State']);
    expect(labelsWith({ owner: 'Aino' })).toEqual(['Who', 'State']);
    expect(labelsWith({ due: '19/03/2026' })).toEqual(['By when', 'State']);
  });

  it('leads to what earlier visits left open where there is nothing else, without an empty list', () => {
    if (!front) throw new Error('There is nothing to do.');
    const drawn = (taskNote: string) =>
      renderPiece(<FrontView front={{ ...front, tasks: [], taskNote, since: null }} words={words} />).container;
    const noted = drawn('1 more of earlier visits, below');
    expect(noted.querySelector('h2')?.textContent).toBe('What to do');
    expect(noted.textContent).toContain('1 more of earlier visits, below');
    expect(noted.querySelector('ul')).toBeNull();
    expect(drawn('').querySelector('h2')).toBeNull();
  });
});

describe('what changed since the last visit, in the view of a report', () => {
  it('says of its numbers what they count', () => {
    if (!front || !words) throw new Error('Nothing has changed.');
    const { container } = renderPiece(<FrontView front={front} words={words} />);
    const head = [...container.querySelectorAll('h3')].find(({ textContent }) => textContent === words.thingsToDo);
    expect(head?.textContent).toBe('Findings and earlier actions');
    expect([...(head?.parentElement?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '1 New',
      '1 Fixed since',
    ]);
  });
});
