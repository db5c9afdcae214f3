import type { ReportHead } from '@assay/contract/report-heads';
import { isLanguage, type Language, languages } from '@assay/domain/languages';
import { NativeSelect } from '@mantine/core';
import type { ReportEdition } from '../reports.queries.ts';
import classes from './report-choices.module.css';
import { t } from './view.texts.ts';
import { viewTimes } from './view-times.ts';

/** Without a version it is the newest. */
export interface ReportChoice {
  version?: number | undefined;
  lang?: Language;
}

interface ReportChoicesProps {
  head: ReportHead;
  edition: ReportEdition;
  onChoose: (choice: ReportChoice) => void;
}

/** Which version of a report is shown, and in which language. */
export const ReportChoices = ({ head, edition, onChoose }: ReportChoicesProps) => (
  <div className={classes.choices}>
    {head.versions.length > 0 && (
      <NativeSelect
        label={t('version')}
        description={t('zone', { zone: head.timeZone })}
        inputWrapperOrder={['label', 'input', 'description']}
        value={edition.version}
        onChange={({ currentTarget: { value } }) => onChoose({ version: Number(value) })}
        data={head.versions.map(({ version, savedAt, savedBy }) => ({
          value: String(version),
          label: t('versionOf', { version, day: viewTimes(head).moment(savedAt), name: savedBy }),
        }))}
      />
    )}
    <NativeSelect
      label={t('language')}
      value={edition.language}
      onChange={({ currentTarget: { value } }) => isLanguage(value) && onChoose({ lang: value })}
      data={languages.map(({ id, name }) => ({ value: id, label: name }))}
    />
  </div>
);
