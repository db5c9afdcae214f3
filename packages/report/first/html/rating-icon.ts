import type { ReportRating, Tone } from '@assay/contract/reports/document';
import type { RatingName } from '@assay/domain/ratings';
import { type Html, html } from '../../html/markup.ts';

/** Each rating has a shape of its own, so that its colour is never all that tells it. */
const shapes: Record<RatingName, Html> = {
  Ok: html`<path d="M5 12.5l4.5 4.5L19 7.5"/>`,
  Follow: html`<path d="M21.5 12c-2.5 4.2-5.7 6.3-9.5 6.3S5 16.2 2.5 12C5 7.8 8.2 5.7 12 5.7s7 2.1 9.5 6.3z"/><circle cx="12" cy="12" r="2.6"/>`,
  Repair: html`<path d="M7 10h3V7L6.5 3.5a6 6 0 0 1 8 8l6 6a2 2 0 0 1-3 3l-6-6a6 6 0 0 1-8-8L7 10z"/>`,
  ImmediateAction: html`<path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z"/><path d="M12 7.5v5.5M12 16.3v.2"/>`,
  NotApplicable: html`<path d="M5 12h14"/>`,
  NotSet: html`<circle cx="12" cy="12" r="8.5"/>`,
  Obsolete: html`<circle cx="12" cy="12" r="8.5"/><path d="M6 6l12 12"/>`,
};

const icon = (name: RatingName): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shapes[name]}</svg>`;

export const ratingMark = ({ name, label }: ReportRating): Html =>
  html`<span class="rating rating-${name}">${icon(name)}<span class="rating-label" dir="auto">${label}</span></span>`;

const toneRatings: Record<Tone, RatingName> = {
  plain: 'NotSet',
  good: 'Ok',
  attention: 'Follow',
  repair: 'Repair',
  urgent: 'ImmediateAction',
};

export const toneIcon = (tone: Tone): Html => icon(toneRatings[tone]);
