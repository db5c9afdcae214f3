import type { ReportChange } from '@assay/contract/inspection-reports';
import type { ReportDocument, Section } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { cell, column } from '../compose/blocks.ts';
import { sayIn } from '../languages/labels.ts';

export const changesKey = 'changes';

/** A section that comes or goes as a whole begins with its title, which is where it stands. */
function placed({ place, before, after }: ReportChange, whole: string): [where: string, before: string, after: string] {
  if (place.length > 0) return [place.join(' › '), before, after];
  const [title = '', ...rest] = (before || after).split('\n');
  if (rest.length === 0 || (before !== '' && after !== '')) return [whole, before, after];
  return [title, before && rest.join('\n'), after && rest.join('\n')];
}

/** What changed since an earlier version, place by place; also says so where nothing did. */
function changesSection(changes: readonly ReportChange[], since: number, now: number, language: Language): Section {
  const say = sayIn(language);
  return {
    key: changesKey,
    title: say('changesSince', { version: since }),
    blocks:
      changes.length === 0
        ? [{ kind: 'text', key: changesKey, label: '', text: say('noChanges') }]
        : [
            {
              kind: 'table',
              key: changesKey,
              title: '',
              columns: [
                column(say('where'), 2),
                column(say('versionFooter', { version: since }), 3),
                column(say('versionFooter', { version: now }), 3),
              ],
              rows: changes.map((change, row) => ({
                key: String(row),
                cells: placed(change, say('kind.other')).map((text) => cell(text)),
              })),
            },
          ],
  };
}

/** A report with the appendix of what changed in it, before that of the instructions. */
export function withChanges(document: ReportDocument, changes: readonly ReportChange[], since: number): ReportDocument {
  const { sections, version, language } = document;
  const end = sections.findIndex(({ key }) => key === 'appendix');
  return {
    ...document,
    sections: sections.toSpliced(end < 0 ? sections.length : end, 0, changesSection(changes, since, version, language)),
  };
}
