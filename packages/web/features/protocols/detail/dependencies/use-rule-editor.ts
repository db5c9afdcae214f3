import type { ProtocolPointReply } from '@assay/contract/protocols/protocol';
import { useMemo } from 'react';
import { useDraft } from '../../../../ui/draft/draft-store.ts';
import { notifySuccess } from '../../../../ui/notify.ts';
import { useSaveRule } from '../../protocols.queries.ts';
import { t } from './dependencies.texts.ts';
import { type RuleDraft, useProtocolView } from './protocol-view.ts';
import { isSameRule, readRule, ruleText, saysOther } from './rule-text.ts';

export interface EditedRule {
  point: ProtocolPointReply;
  dependencyId: string;
  /** As it is saved. */
  rule: unknown;
  parameters: readonly string[];
}

/** What is typed as a rule, how it is saved, and what to do when somebody else saved first. */
export function useRuleEditor({ point, dependencyId, rule, parameters }: EditedRule) {
  const { protocolId, drafts } = useProtocolView();
  const draft = useDraft(drafts, (every) => every[dependencyId]);
  const saving = useSaveRule({ protocolId, pointId: point.id, dependencyId });
  const text = draft?.text ?? ruleText(rule);
  const read = useMemo(() => readRule(text, parameters), [text, parameters]);
  const isChangedElsewhere = draft !== undefined && !isSameRule(draft.base, rule);

  function keep(next: RuleDraft | undefined): void {
    drafts.set(({ [dependencyId]: _, ...others }) => (next ? { ...others, [dependencyId]: next } : others));
  }

  function type(typed: string): void {
    const base = draft ? draft.base : rule;
    keep(saysOther(typed, rule) || typed !== ruleText(rule) ? { base, text: typed } : undefined);
  }

  function save(): void {
    if (!draft || 'fault' in read) return;
    const onSuccess = (saved: unknown) => {
      if (!saved) return;
      keep(undefined);
      notifySuccess(t('saved', { name: point.name }));
    };
    saving.mutate({ json: read.rule, base: draft.base }, { onSuccess });
  }

  return {
    text,
    fault: read.fault,
    isTyped: draft !== undefined,
    isSavable: read.fault === undefined && saysOther(text, rule) && !isChangedElsewhere,
    isSaving: saving.isPending,
    isChangedElsewhere,
    failure: saving.error,
    type,
    save,
    undo: () => {
      saving.reset();
      keep(undefined);
    },
    /** What was typed now replaces what the other person saved. */
    goOn: () => keep({ base: rule, text }),
  };
}
