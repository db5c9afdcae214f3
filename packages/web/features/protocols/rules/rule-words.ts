import { type Condition, conditionsOf } from '@assay/domain/protocols/dependencies/rule-conditions';
import { t } from './rules.texts.ts';

/** What a rule says, in words; undefined where only its JSON can say it. */
export function ruleWords(rule: unknown, nameOf: (variable: string) => string): string | undefined {
  const found = conditionsOf(rule);
  if (!found) return undefined;
  const words = ({ variable, operator, value }: Condition): string =>
    t('sentence', { name: nameOf(variable), operator: t(operator), value }).trim();
  return t('shownWhen', { conditions: found.list.map(words).join(t(found.join === 'all' ? 'and' : 'or')) });
}
