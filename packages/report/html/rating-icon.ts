import type { ReportFollowUp, ReportRating, Tone } from '@assay/contract/reports/document';
import type { RatingName } from '@assay/domain/ratings';
import { type Html, html } from './markup.ts';

/** Each rating has a shape of its own, so that its colour is never all that tells it; the paper has the same. */
const shapes: Record<RatingName, Html> = {
  Ok: html`<path d="M5 12l5 5l10 -10"/>`,
  Follow: html`<path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6"/>`,
  Repair: html`<path d="M7 10h3v-3l-3.5 -3.5a6 6 0 0 1 8 8l6 6a2 2 0 0 1 -3 3l-6 -6a6 6 0 0 1 -8 -8l3.5 3.5"/>`,
  ImmediateAction: html`<path class="solid" d="M8.1 2h7.8l6.1 6.1v7.8l-6.1 6.1h-7.8l-6.1 -6.1v-7.8z"/><path class="inside" d="M12 6.8v6M12 16.8h.01"/>`,
  NotApplicable: html`<path d="M5 12l14 0"/>`,
  NotSet: html`<path d="M8.56 3.69a9 9 0 0 0 -2.92 1.95M3.69 8.56a9 9 0 0 0 -.69 3.44M3.69 15.44a9 9 0 0 0 1.95 2.92M8.56 20.31a9 9 0 0 0 3.44 .69M15.44 20.31a9 9 0 0 0 2.92 -1.95M20.31 15.44a9 9 0 0 0 .69 -3.44M20.31 8.56a9 9 0 0 0 -1.95 -2.92M15.44 3.69a9 9 0 0 0 -3.44 -.69"/>`,
  Obsolete: html`<path d="M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0 -17M6 6l12 12"/>`,
};

const stateShapes: Record<ReportFollowUp['state']['name'], Html> = {
  open: html`<circle cx="12" cy="12" r="8"/>`,
  overdue: html`<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 3"/>`,
  done: html`<circle class="solid" cx="12" cy="12" r="9.5"/><path class="inside" d="M7.5 12.5l3 3 6-6.5"/>`,
  verified: html`<circle class="solid" cx="12" cy="12" r="9.5"/><path class="inside" d="M7.5 12.5l3 3 6-6.5"/>`,
  fixedOnSite: html`<circle class="solid" cx="12" cy="12" r="9.5"/><path class="inside" d="M7.5 12.5l3 3 6-6.5"/>`,
  void: html`<circle cx="12" cy="12" r="8"/><path d="M6.5 17.5l11-11"/>`,
};

const drawing = (shape: Html): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shape}</svg>`;

export const ratingIcon = (name: RatingName): Html => drawing(shapes[name]);

export const ratingMark = ({ name, label }: ReportRating): Html =>
  html`<span class="rating rating-${name}">${ratingIcon(name)}<span class="rating-label" dir="auto">${label}</span></span>`;

export const stateMark = ({ name, label }: ReportFollowUp['state']): Html =>
  html`<span class="state state-${name}">${drawing(stateShapes[name])}<span>${label}</span></span>`;

const toneRatings: Record<Tone, RatingName> = {
  plain: 'NotSet',
  good: 'Ok',
  attention: 'Follow',
  repair: 'Repair',
  urgent: 'ImmediateAction',
};

export const toneIcon = (tone: Tone): Html => ratingIcon(toneRatings[tone]);
