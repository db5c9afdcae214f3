import type { AuditOutline, RunOutline, Suggestion } from '@assay/contract/audits';
import { hashKey } from '@tanstack/react-query';
import { changeKeptReply } from '../../device/kept-replies.ts';

export const outlineKey = (id: string) => ['audits', 'outline', id] as const;

function withOne<One extends { id: string }>(all: readonly One[], id: string, one: One | null): One[] {
  const kept = all.flatMap((before) => (before.id === id ? (one ?? []) : before));
  return one && all.every((before) => before.id !== id) ? [...kept, one] : kept;
}

/** An outline with a run as it is now, or without it. */
export const withRun = (outline: AuditOutline, runId: string, run: RunOutline | null): AuditOutline => ({
  ...outline,
  runs: withOne(outline.runs, runId, run),
});

/** An outline with an action point as it is now, or without it. */
export const withSuggestion = (outline: AuditOutline, id: string, suggestion: Suggestion | null): AuditOutline => ({
  ...outline,
  suggestions: withOne(outline.suggestions, id, suggestion),
});

/** Lets what this device keeps of an audit know what was just changed in it: it was read when the page was loaded. */
export const keepInOutline = (id: string, change: (outline: AuditOutline) => AuditOutline): Promise<void> =>
  changeKeptReply(hashKey(outlineKey(id)), change);
