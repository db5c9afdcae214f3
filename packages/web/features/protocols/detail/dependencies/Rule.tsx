import type { ProtocolPointReply } from '@assay/contract/protocols/protocol';
import { Text } from '@mantine/core';
import { t } from './dependencies.texts.ts';
import { useProtocolView } from './protocol-view.ts';
import { RuleEditor } from './RuleEditor.tsx';
import { RuleText } from './RuleText.tsx';

interface RuleProps {
  point: ProtocolPointReply;
  dependencyId: string;
  rule: unknown;
  parameters: readonly string[];
}

/** The rule that says when a point is shown; an editor for those who may change it. */
export function Rule(props: RuleProps) {
  const { isEditable } = useProtocolView();
  if (isEditable) return <RuleEditor {...props} />;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('rule')}
      </Text>
      <RuleText rule={props.rule} />
    </div>
  );
}
