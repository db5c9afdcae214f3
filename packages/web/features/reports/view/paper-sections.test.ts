import { expect, it } from 'vitest';
import { paperSections } from './paper-sections.ts';

it('the contents of a report on paper are the titles of its sections, without what stands beside them', () => {
  const paper = document.createElement('div');
  paper.innerHTML = `
    <section class="verdict"><h2>Immediate action needed</h2></section>
    <section class="section section-todo"><h2>What to do <span class="section-note">2 open</span></h2></section>
    <section class="group"><h2>Plant</h2></section>
    <section class="section section-run-1"><h2>1\u00a0North pit</h2><h3>Condition</h3></section>`;
  const sections = paperSections(paper);
  expect(sections.map(({ title }) => title)).toEqual(['What to do', '1\u00a0North pit']);
  expect(sections.map(({ head }) => head.tabIndex)).toEqual([-1, -1]);
});
