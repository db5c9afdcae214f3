import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { ErrorPanel } from '../../../../ui/ErrorPanel.tsx';
import { ProseField } from '../../../../ui/form/ProseField.tsx';
import { t } from './dependencies.texts.ts';
import { RuleText } from './RuleText.tsx';
import classes from './rule.module.css';
import { type EditedRule, useRuleEditor } from './use-rule-editor.ts';

/** The rule as JSON, checked while it is typed; nothing that was typed is lost. */
export function RuleEditor(props: EditedRule) {
  const editor = useRuleEditor(props);
  return (
    <Stack gap="sm" className={classes.editor ?? ''}>
      {editor.isChangedElsewhere && (
        <Alert role="alert" color="yellow" title={t('changedTitle')}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t('changedText')}</Text>
            <RuleText rule={props.rule} />
            <Group gap="sm">
              <Button variant="default" size="sm" onClick={editor.goOn}>
                {t('keepMine')}
              </Button>
              <Button variant="default" size="sm" onClick={editor.undo}>
                {t('takeTheirs')}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      <ProseField
        label={t('rule')}
        value={editor.text}
        error={editor.fault}
        readOnly={editor.isSaving}
        maxLength={20_000}
        autoComplete="off"
        spellCheck={false}
        className={classes.field ?? ''}
        onChange={(event) => editor.type(event.currentTarget.value)}
      />
      {editor.failure && <ErrorPanel title={t('saveFailed')} error={editor.failure} more={t('kept')} />}
      <Group gap="sm">
        <Button loading={editor.isSaving} disabled={!editor.isSavable} onClick={editor.save}>
          {t('save')}
        </Button>
        {editor.isTyped && !editor.isSaving && (
          <Button variant="default" onClick={editor.undo}>
            {t('undo')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
