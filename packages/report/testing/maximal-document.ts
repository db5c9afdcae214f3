import type { ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { ratingLabels } from '@assay/domain/ratings';
import { readingIn } from '../compose/reading.ts';
import { reportWords } from '../compose/report-words.ts';
import { maximalControl, maximalFront, pointRows } from './maximal-front.ts';
import { cell, type Pictures, photo, points, rating } from './maximal-points.ts';

/** A document that holds every kind of part, every tone, every rating and every layout at once. */
export const maximalDocument = (language: Language, pictures: Pictures): ReportDocument => ({
  language,
  companyName: 'The maker',
  kind: 'Annual inspection report',
  title: 'CC 440 · SN-4711',
  opening: [
    { key: 'site', label: 'Site and customer', value: 'North pit', note: 'Quarry of the North' },
    { key: 'inspected', label: 'Inspected', value: '05/03/2026, 07:08 to 10:35', note: 'UTC' },
    { key: 'inspector', label: 'Inspector', value: 'Uma Userson', note: 'uma@provider.example' },
  ],
  words: reportWords(readingIn(language, { productFamilyId: null, productModelId: null })),
  front: maximalFront,
  control: maximalControl,
  facts: [
    {
      key: 'machine',
      title: 'Machine',
      facts: [
        { key: 'family', label: 'Product family', value: 'Cone crushers', tone: 'plain' },
        { key: 'model', label: 'Product model', value: 'CC 440', tone: 'plain' },
        { key: 'serial', label: 'Serial number', value: 'SN-4711', tone: 'plain' },
        { key: 'hours', label: 'Hours under load', value: '12 400', tone: 'plain' },
      ],
    },
    {
      key: 'visit',
      title: 'Visit',
      facts: [
        {
          key: 'customer',
          label: 'Customer',
          value: 'Quarry of the North with a rather long name, Ltd.',
          tone: 'plain',
        },
        { key: 'inspector', label: 'Inspector', value: 'Uma Userson', tone: 'plain' },
        { key: 'started', label: 'Started', value: '05/03/2026, 07:08', tone: 'plain' },
        { key: 'duration', label: 'Duration', value: '3 h 27 min', tone: 'plain' },
      ],
    },
  ],
  verdict: {
    tone: 'urgent',
    title: 'Immediate action needed',
    text: 'One point needs immediate action, two need repair.',
    counts: (['Ok', 'Follow', 'Repair', 'ImmediateAction', 'NotApplicable'] as const).map((name, n) => ({
      rating: rating(name),
      count: n * 3 + 1,
      ...(name === 'ImmediateAction' && { fixed: 1 }),
    })),
  },
  sections: [
    {
      key: 'summary',
      title: 'Summary',
      blocks: [{ kind: 'text', key: 'summary', label: '', text: 'What the inspector sums up.\nIn two lines.' }],
    },
    {
      key: 'ratings',
      title: 'Ratings',
      blocks: [
        {
          kind: 'table',
          key: 'by-category',
          title: 'Ratings by category',
          columns: [
            { title: 'Category', rating: null, align: 'start', weight: 3 },
            ...(['Ok', 'Follow', 'Repair', 'ImmediateAction', 'NotApplicable'] as const).map((name) => ({
              title: ratingLabels[name],
              rating: rating(name),
              align: 'center' as const,
              weight: 1,
            })),
          ],
          rows: [{ key: 'c1', cells: ['Category of everything', '1', '2', '3', '4', '5'].map((text) => cell(text)) }],
        },
      ],
    },
    {
      key: 'actions',
      title: 'Priority actions',
      blocks: [
        {
          kind: 'table',
          key: 'actions',
          title: '',
          columns: [
            { title: 'Action', rating: null, align: 'start', weight: 5 },
            { title: 'Priority', rating: null, align: 'start', weight: 1 },
          ],
          rows: [
            {
              key: 'a1',
              cells: [cell('Replace the liners', { note: 'Before the next shift.' }), cell('High', { tone: 'urgent' })],
            },
            { key: 'a2', cells: [cell('Order bolts'), cell('Medium', { tone: 'attention' })] },
            { key: 'a3', cells: [cell('Paint the frame'), cell('Low', { tone: 'plain' })] },
          ],
        },
      ],
    },
    {
      key: 'findings',
      title: 'Findings',
      blocks: [
        {
          kind: 'entry',
          key: 'f1',
          number: '1',
          title: 'Cracked bowl',
          rating: rating('Repair'),
          notes: [],
          since: { name: 'new', label: 'New on this visit' },
          references: [{ key: 'point-1', number: '1', text: 'Point 1, everything' }],
          followUp: maximalFront.tasks[1]?.followUp,
          content: [
            { kind: 'text', key: 'description', label: 'Description', text: 'A crack of 40 mm.' },
            { kind: 'text', key: 'consequence', label: 'Consequence', text: 'It will grow.' },
            { kind: 'text', key: 'corrective', label: 'Corrective action', text: 'Weld it.' },
            { kind: 'text', key: 'preventive', label: 'Preventive action', text: 'Look monthly.' },
            { kind: 'photos', key: 'photos', photos: [photo(pictures.wide, 'The crack itself')] },
          ],
        },
      ],
    },
    { key: 'points', title: 'Inspection points', note: '14 in order', blocks: points(pictures) },
    { key: 'rows', title: 'Points in rows', blocks: pointRows(pictures) },
    {
      key: 'configuration',
      title: 'Equipment configuration',
      blocks: [
        { kind: 'facts', key: 'config', facts: [{ key: 'x', label: 'Motor power', value: '315 kW', tone: 'good' }] },
      ],
    },
    {
      key: 'comment',
      title: 'General comment',
      blocks: [{ kind: 'text', key: 'comment', label: '', text: 'A comment on all of it.' }],
    },
    {
      key: 'signatures',
      title: 'Signatures',
      blocks: [
        {
          kind: 'signatures',
          key: 'signatures',
          note: 'Given on version 1 of 05/03/2026, hash 7f3a 91c2',
          signatures: [
            {
              key: 'provider',
              label: 'Inspector',
              name: 'Uma Userson',
              signedAt: '05/03/2026, 10:40',
              imageId: pictures.signature,
              alt: 'Signature of Uma Userson',
              note: 'Given on version 1',
            },
            { key: 'customer', label: 'Customer', name: '', signedAt: '', imageId: null, alt: '', note: 'Not signed' },
          ],
        },
      ],
    },
  ],
  footer: 'CC 440 · SN-4711',
  edition: 'Version 2 of 06/03/2026, 08:00 UTC, by Ada Admin',
  pageLabel: 'Page {page} of {pages}',
  inspectionId: '01900000-0000-7000-8000-000000000001',
  version: 2,
  savedAt: '2026-03-06T08:00:00.000Z',
});
