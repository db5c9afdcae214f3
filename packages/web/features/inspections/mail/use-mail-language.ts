import { type Language, languageOrDefault } from '@assay/domain/languages';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from '../../auth/auth.queries.ts';
import { reportHeadQuery } from '../../reports/reports.queries.ts';

/** What a report is mailed in until somebody chooses: the customer's language where it is known, else the reader's own. */
export function useMailLanguage(id: string): Language {
  const preferences = useQuery(preferencesQuery);
  const head = useQuery(reportHeadQuery(id));
  return head.data?.mailing.language ?? languageOrDefault(preferences.data?.language);
}
