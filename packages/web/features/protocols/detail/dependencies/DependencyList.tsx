import type { ProtocolPointReply } from '@assay/contract/protocols/protocol';
import { message } from '@assay/domain/words/message';
import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { faultText } from '../../../../ui/fault-text.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { ruleWords } from '../../rules/rule-words.ts';
import { t } from './dependencies.texts.ts';
import classes from './dependency-list.module.css';
import { useProtocolView } from './protocol-view.ts';
import { Rule } from './Rule.tsx';

/** What the presence of a point hangs on: its parameters, and the rule over them. */
export function DependencyList({ point }: { point: ProtocolPointReply }) {
  const parameters = point.dependencies.filter(({ type }) => type !== 'json');
  const rules = point.dependencies.filter(({ type }) => type === 'json');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this is mostly read.
    <div className={classes.dependencies} role="group" aria-label={t('dependencies', { name: point.name })}>
      {parameters.map(({ id, type, parameter, protocolPointId }) => (
        <Parameter key={id} name={parameter}>
          {type === 'model' ? t('model') : <Target pointId={protocolPointId} />}
        </Parameter>
      ))}
      {rules.map(({ id, json }) => (
        <Fragment key={id}>
          <RuleSentence rule={json} parameters={parameters} />
          <Rule point={point} dependencyId={id} rule={json} parameters={parameters.map(({ parameter }) => parameter)} />
        </Fragment>
      ))}
    </div>
  );
}

interface RuleSentenceProps {
  rule: unknown;
  parameters: ProtocolPointReply['dependencies'];
}

/** What the saved rule says, where that can be said in words. */
function RuleSentence({ rule, parameters }: RuleSentenceProps) {
  const { pointNames } = useProtocolView();
  const words = ruleWords(rule, (variable) => {
    const found = parameters.find(({ parameter }) => parameter === variable);
    if (found?.type === 'model') return t('model');
    return pointNames.get(found?.protocolPointId ?? '') ?? variable;
  });
  return words ? <Text size="sm">{words}</Text> : null;
}

const Parameter = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className={classes.parameter}>
    <code className={classes.name}>{name}</code> {t('pointsTo')} {children}
  </span>
);

function Target({ pointId }: { pointId: string | null }) {
  const { pointNames, reveal } = useProtocolView();
  const name = pointNames.get(pointId ?? '');
  if (pointId === null || name === undefined) {
    return (
      <span className={classes.missing}>
        <IconAlertTriangle size={16} aria-hidden />
        {faultText(message('dependency.pointNotFound'))}
      </span>
    );
  }
  return (
    <TextLink
      to="."
      hash={pointId}
      state={true}
      hashScrollIntoView={false}
      resetScroll={false}
      onClick={() => reveal(pointId)}
    >
      {name}
    </TextLink>
  );
}
