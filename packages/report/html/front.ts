import type { Reference, ReportDocument, ReportWords } from '@assay/contract/reports/document';
import { anchorsOf } from '@assay/contract/reports/document-anchors';
import { saysWhatToDo } from '@assay/contract/reports/says-what-to-do';
import { taskColumns } from '@assay/contract/reports/task-columns';
import { type Html, html } from './markup.ts';
import { ratingIcon, ratingMark, stateMark, toneIcon } from './rating-icon.ts';
import { anchorId, factList } from './values.ts';

export const verdictBand = ({ verdict, front, words }: ReportDocument): Html => {
  const { tone, title, text, counts } = verdict;
  const safe = front.safeToRun;
  return html`<section class="verdict verdict-${tone}"><div class="verdict-head">${toneIcon(tone)}<div><h2>${title}</h2><p>${front.reason || text}</p></div></div>${
    safe
      ? html`<div class="safe"><p class="label">${safe.label}</p><p class="safe-title">${safe.title}</p>${safe.conditions === '' ? '' : html`<p dir="auto">${safe.conditions}</p>`}</div>`
      : ''
  }<ul class="counts">${counts.map(
    ({ rating, count, fixed = 0 }) =>
      html`<li class="${count === 0 ? 'count none' : 'count'}"><span class="count-number">${count}</span>${ratingMark(rating)}${
        fixed > 0 ? html`<span class="note">${words.ofThemFixed.replace('{count}', String(fixed))}</span>` : ''
      }</li>`,
  )}</ul></section>`;
};

/** Below the title: where, when, who. */
export const openingLine = ({ opening }: ReportDocument): Html =>
  html`<dl class="opening">${opening.map(
    ({ label, value, note }) =>
      html`<div><dt>${label}</dt><dd dir="auto">${value}${note === '' ? '' : html`<span class="note" dir="auto">${note}</span>`}</dd></div>`,
  )}</dl>`;

type Front = ReportDocument['front'];
type Jump = (to: Pick<Reference, 'key' | 'text'>) => Html;

/** A reference to what is told in this report is a link; one to what an earlier visit found is a text. */
const jumpIn = (document: ReportDocument): Jump => {
  const anchors = anchorsOf(document);
  return ({ key, text }) => (anchors.has(key) ? html`<a href="#${anchorId(key)}">${text}</a>` : html`${text}`);
};

function taskTable(of: Front['tasks'], words: ReportWords, jump: Jump): Html {
  if (of.length === 0) return html``;
  const has = taskColumns(of);
  return html`<div class="table-box" tabindex="0" role="group" aria-label="${words.whatToDo}"><table><thead><tr>${[
    words.point,
    words.what,
    words.valueAndLimit,
    ...(has.who ? [words.who] : []),
    ...(has.byWhen ? [words.byWhen] : []),
    words.state,
  ].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${of.map(
    ({ references: [first], rating, what, value, limits, estimate, followUp: { owner, due, dueNote, state } }) =>
      html`<tr><td class="start" data-label="${words.point}">${rating ? html`<span class="rating rating-${rating.name}" title="${rating.label}">${ratingIcon(rating.name)}<span class="unseen">${rating.label}</span></span> ` : ''}${
        first ? jump({ key: first.key, text: first.number }) : ''
      }</td><th scope="row" dir="auto">${what}</th><td class="start" data-label="${words.valueAndLimit}"><span class="strong">${value}</span><span class="note">${limits}</span>${
        estimate === '' ? '' : html`<span class="estimate-line">${estimate}</span>`
      }</td>${has.who ? html`<td class="start" data-label="${words.who}" dir="auto">${owner}</td>` : ''}${
        has.byWhen
          ? html`<td class="start" data-label="${words.byWhen}"><span class="strong">${due}</span><span class="note">${dueNote}</span></td>`
          : ''
      }<td class="start" data-label="${words.state}">${stateMark(state)}</td></tr>`,
  )}</tbody></table></div>`;
}

const tasks = (front: Front, words: ReportWords, jump: Jump): Html =>
  saysWhatToDo(front)
    ? html`<section class="section section-todo"><h2>${words.whatToDo} <span class="section-note">${front.taskNote}</span></h2>${taskTable(front.tasks, words, jump)}</section>`
    : html``;

const since = ({ since: of }: Front, words: ReportWords, jump: Jump): Html =>
  of === null
    ? html``
    : html`<section class="section section-since"><h2>${words.sinceLastVisit} <span class="section-note">${[of.date, of.note].filter((part) => part !== '').join(' · ')}</span></h2>${of.unchanged === undefined ? '' : html`<p>${of.unchanged}</p>`}<div class="since">${
        of.groups.length === 0
          ? ''
          : html`<div><h3>${words.thingsToDo}</h3><ul>${of.groups.map(
              ({ label, count, items }) =>
                html`<li><span class="strong">${count} ${label}</span> ${items.map((item, place) => html`${place === 0 ? '' : ', '}${jump(item)}`)}</li>`,
            )}</ul></div>`
      }${
        of.moved.length === 0
          ? ''
          : html`<table><thead><tr>${[words.valuesThatMoved, words.wasThen, words.now, words.change].map(
              (head, place) => html`<th scope="col" class="${place === 0 ? 'start' : 'end'}">${head}</th>`,
            )}</tr></thead><tbody>${of.moved.map(
              ({ reference, before, beforeDate = '', now, change }) =>
                html`<tr><th scope="row">${jump(reference)}</th><td class="end" data-label="${words.wasThen}">${before}${beforeDate === '' ? '' : html`<span class="note">${beforeDate}</span>`}</td><td class="end strong" data-label="${words.now}">${now}</td><td class="end strong" data-label="${words.change}">${change}</td></tr>`,
            )}</tbody></table>`
      }</div></section>`;

/** What page one decides. */
export function frontParts(document: ReportDocument): Html {
  const { front, words } = document;
  const jump = jumpIn(document);
  return html`${tasks(front, words, jump)}${since(front, words, jump)}`;
}

export const factGroups = ({ facts: groups }: ReportDocument): Html =>
  html`<div class="groups">${groups.map(
    ({ title, facts: of }) => html`<section class="group"><h2>${title}</h2>${factList(of)}</section>`,
  )}</div>`;
