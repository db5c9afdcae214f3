import type { ProtocolSnapshot } from '../protocols/snapshot.ts';
import { judgedRun } from '../reports/new-version.ts';
import type { Trend } from '../reports/point-outcomes.ts';
import { shownRun } from '../reports/shown-run.ts';
import { inNewestFormat, type Upgrades } from '../reports/stored-version.ts';
import { verdictOf } from '../reports/verdict.ts';
import { reportRules, type Verdict, type VersionRun } from '../reports/version.ts';
import type { RecordedRun } from '../runs/recorded-run.ts';
import type { SuggestionType } from './audit.ts';

/** Raised with every change of what is stored. */
export const auditVersionFormat = 1;

interface Named {
  id: string;
  name: string;
}

export interface AuditHeader {
  id: string;
  name: string;
  /** The company that hands the report over. */
  companyName: string;
  inspectionDate: string;
  created: string;
  inspector: string;
  inspectorContact: string;
  customer: Named;
  customerSite: Named;
  /** Of the site, where somebody said so or its country tells; times are UTC without one. */
  timeZone?: string;
  contactName: string;
  contactPhoneNumber: string;
  contactEmail: string;
  summary: string;
  comment: string;
  /** For the provider's staff alone. */
  internalComment: string;
}

export interface AuditSuggestion {
  id: string;
  type: SuggestionType;
  index: number;
  text: string;
}

export interface AuditVersionRun extends VersionRun {
  verdict: Verdict;
}

/** All that the report of an audit is made of, as it is stored each time that it is finished; it never changes afterwards. */
export interface AuditVersion {
  kind: 'audit';
  format: typeof auditVersionFormat;
  /** The rules that its report follows for good. */
  rules: number;
  header: AuditHeader;
  suggestions: AuditSuggestion[];
  /** The plant first, then its machines by stage, the configurations last. */
  runs: AuditVersionRun[];
}

export interface AuditSource extends Pick<AuditVersion, 'header' | 'suggestions'> {
  /** Each with what earlier visits to its machine measured. */
  runs: readonly { run: RecordedRun; snapshot: ProtocolSnapshot; trends: readonly Trend[] }[];
}

/** Formats of audits before the one of today: none so far. */
const auditUpgrades: Upgrades = [];

/** A version as the rules of today make it. */
export function newAuditVersion({ header, suggestions, runs }: AuditSource): AuditVersion {
  const visit = { at: header.inspectionDate, inspectionId: header.id, inspectionName: header.name };
  return {
    kind: 'audit',
    format: auditVersionFormat,
    rules: reportRules,
    header,
    suggestions,
    runs: runs.map(({ run, snapshot, trends }) => {
      const judged = judgedRun(run, snapshot, { trends, visit });
      return { ...judged, verdict: verdictOf(shownRun(judged, snapshot)) };
    }),
  };
}

/** Reads the text of a version of an audit. */
export function parseAuditVersion(text: string, upgrades: Upgrades = auditUpgrades): AuditVersion {
  const version = inNewestFormat<AuditVersion>(text, upgrades);
  if (version.kind !== 'audit')
    throw new Error('A version of something else stands where one of an audit was expected.');
  return version;
}
