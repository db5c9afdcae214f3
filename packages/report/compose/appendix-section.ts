import type { EntryBlock, Section } from '@assay/contract/reports/document';
import { allowsAppendix } from '@assay/domain/protocol-types';
import type { ShownPoint } from '@assay/domain/reports/shown-run';
import { factsBlock, section, textBlock } from './blocks.ts';
import { limitFacts } from './limit-texts.ts';
import { fact, type Reading, saying, titleOf } from './reading.ts';
import type { ReportWork } from './report-work.ts';
import { allShown } from './shown-points.ts';

function aboutPoint(at: ShownPoint, reading: Reading): EntryBlock[] {
  const { point, outcome } = at;
  const { say, language } = reading;
  const unit = saying([fact('unit', say('unit'), reading.unit(point.unitValue ?? ''))]);
  const limits = limitFacts(point, outcome, reading);
  const documents = saying([fact('documents', say('documents'), (point.documentNames ?? []).join(', '))]);
  const content = [
    ...textBlock('description', '', point.descriptionTranslations[language] || point.description),
    ...factsBlock('facts', [...unit, ...limits, ...documents]),
  ];
  if (content.length === 0) return [];
  return [
    {
      kind: 'entry',
      key: at.protocolPointId,
      number: String(at.number),
      title: titleOf(at, reading),
      rating: null,
      notes: [],
      content,
    },
  ];
}

/** For each point what it is about, its unit, its limits and its documents. */
export function appendixSection({ version, main, options }: ReportWork, reading: Reading): Section[] {
  if (!options.infoAppendix || !allowsAppendix(version.header.type)) return [];
  const points = allShown(main, reading).flatMap((category) => category.points);
  return section(
    'appendix',
    reading.say('appendix'),
    points.flatMap((at) => aboutPoint(at, reading)),
  );
}
