import type { AuditInput } from '@assay/contract/audit-inputs';
import type { AuditOutline, RunOutline } from '@assay/contract/audits';
import type { RunReply } from '@assay/contract/runs/run';
import { type AuditField, auditFields, auditName } from '@assay/domain/audits/audit';
import type { Reference } from '../../../ui/conflict/three-way.ts';
import type { FrozenProtocol } from '../../runs/begin/begin.queries.ts';
import { begunRun } from '../../runs/begin/begun-run.ts';
import { outlineOfRun } from '../page/outline-of-run.ts';

/** What an audit is begun with on this device. */
export interface AuditBeginning {
  /** As it would be sent; the ids of the audit and of its runs are made already. */
  input: AuditInput & { id: string; siteRunId: string; operationalRunId: string };
  customer: Reference;
  site: Reference;
  siteProtocol: FrozenProtocol;
  operational: FrozenProtocol | undefined;
  /** Null where there are none; undefined where they are not kept, and the server adds them by itself. */
  extra: FrozenProtocol | null | undefined;
  person: { name: string; email: string };
  now: Date;
}

interface BegunAudit {
  outline: AuditOutline;
  runs: readonly RunReply[];
  /** What goes to the server, first of all. */
  input: AuditInput;
}

/** An audit as the server would answer its start, made of what this device keeps. */
export function begunAudit({
  input,
  customer,
  site,
  siteProtocol,
  operational,
  extra,
  ...given
}: AuditBeginning): BegunAudit {
  const { person, now } = given;
  const date = input.inspectionDate ?? now.toISOString();
  const about = { machine: null, answers: [], date, external: false };
  const runs = [
    begunRun({ ...about, role: 'site', id: input.siteRunId, frozen: siteProtocol, extra: extra ?? undefined }).run,
    ...(operational
      ? [begunRun({ ...about, role: 'operational', id: input.operationalRunId, frozen: operational }).run]
      : []),
  ];
  const values: Partial<Record<AuditField, string>> = {
    inspectionDate: date,
    contactName: input.contactName ?? '',
    contactPhoneNumber: input.contactPhoneNumber ?? '',
    contactEmail: input.contactEmail ?? '',
  };
  const fields = auditFields.map((field) => [field, { value: values[field] ?? '', revision: 0 }] as const);
  return {
    runs,
    outline: {
      id: input.id,
      name: auditName(site.name, new Date(date)),
      customer,
      customerSite: site,
      inspectionDate: date,
      inspector: person.name,
      inspectorContact: person.email,
      inspectorRevision: 0,
      finished: false,
      version: 0,
      created: now.toISOString(),
      fields: Object.fromEntries(fields) as AuditOutline['fields'],
      suggestions: [],
      runs: runs.map((run): RunOutline => outlineOfRun(run, { stage: '', index: 0 })),
      revision: 0,
    },
    input: {
      ...input,
      siteSnapshot: siteProtocol.snapshot,
      ...(operational && { operationalSnapshot: operational.snapshot }),
      ...(extra !== undefined && {
        extraPoints: extra && { protocolId: extra.content.protocolId, snapshot: extra.snapshot },
      }),
    },
  };
}
