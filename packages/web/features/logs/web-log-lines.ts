import type { WebLogEntry } from '@assay/contract/logs';

export interface WebLogLine {
  id: string;
  date: string;
  user: string;
  method: string;
  statusCode: string;
  duration: number;
  url: string;
}

export const webLogLines = (entries: readonly WebLogEntry[]): WebLogLine[] =>
  entries.map(({ hostingDiagnostics: { date, data }, authLogger }, place) => ({
    id: String(place),
    date,
    user: authLogger.data.user,
    method: data.method,
    statusCode: String(data.statusCode),
    duration: data.duration,
    url: data.url,
  }));

export const narrowings = ['user', 'method', 'statusCode'] as const;
type Narrowing = Readonly<Record<string, string>>;

/** The lines that hold each of these texts, whatever the case. */
export const narrowed = (lines: readonly WebLogLine[], by: Narrowing): readonly WebLogLine[] => {
  const wanted = narrowings.map((field) => [field, (by[field] ?? '').trim().toLowerCase()] as const);
  return lines.filter((line) => wanted.every(([field, text]) => line[field].toLowerCase().includes(text)));
};
