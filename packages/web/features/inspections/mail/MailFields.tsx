import { isLanguage, type Language, languages } from '@assay/domain/languages';
import { NativeSelect } from '@mantine/core';
import { ApiError } from '../../../api/api-error.ts';
import { faultText } from '../../../ui/fault-text.ts';
import { UntranslatedNote } from '../../reports/view/UntranslatedNote.tsx';
import { t } from './mail.texts.ts';
import { RecipientFields } from './RecipientFields.tsx';

interface MailFieldsProps {
  report: { id: string; version: number };
  language: Language;
  onLanguage: (language: Language) => void;
  recipients: readonly string[];
  onRecipients: (recipients: string[]) => void;
  /** Why the last try failed, and whom it was for. */
  failure: Error | null;
  sent: readonly string[] | undefined;
}

/** The messages about the addresses of the try that failed, by address: lines come and go meanwhile. */
function refusalsOf(failure: Error | null, sent: readonly string[] = []): ReadonlyMap<string, string> {
  const errors = failure instanceof ApiError ? failure.errors : [];
  return new Map(
    errors.flatMap(({ path, ...fault }) => {
      const address = sent[Number(/^emailRecipients\.(\d+)$/.exec(path)?.[1])];
      return address === undefined ? [] : [[address, faultText(fault)] as const];
    }),
  );
}

/** In which language a report is mailed, what of it stays English then, and to whom. */
export const MailFields = ({ report, language, onLanguage, failure, sent, ...to }: MailFieldsProps) => (
  <>
    <NativeSelect
      label={t('language')}
      value={language}
      data={languages.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ currentTarget: { value } }) => isLanguage(value) && onLanguage(value)}
    />
    <UntranslatedNote id={report.id} edition={{ version: report.version, language }} />
    <RecipientFields recipients={to.recipients} onChange={to.onRecipients} refusals={refusalsOf(failure, sent)} />
  </>
);
