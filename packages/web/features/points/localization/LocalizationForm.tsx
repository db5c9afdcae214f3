import type { InspectionPoint } from '@assay/contract/points/point';
import type { Language } from '@assay/domain/languages';
import { otherLanguages } from '@assay/domain/points/translations';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../api/session.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { preferencesQuery } from '../../auth/auth.queries.ts';
import { leavesPoint } from '../point-address.ts';
import { DebugInfo } from './DebugInfo.tsx';
import { type LanguageChanges, placeOf, sentChanges, withChange } from './language-changes.ts';
import { useUpdateLanguages } from './localization.queries.ts';
import { t } from './localization.texts.ts';
import { TranslationField } from './TranslationField.tsx';
import { completeness, type TranslationRow, translationRows } from './translation-rows.ts';

const languageIds = otherLanguages.map(({ id }) => id);

function chipText(rows: readonly TranslationRow[], id: Language, language: string): string {
  const { count, done, outdated } = completeness(rows, id);
  if (outdated > 0) return t('outdatedCount', { language, outdated });
  return done === count ? t('complete', { language }) : t('partly', { language, done, all: count });
}

/** Begins with the reader's own language, else with one that waits for a translator. */
function firstLanguage(rows: readonly TranslationRow[], reader: string | undefined): Language {
  const own = languageIds.find((id) => id === reader);
  return own ?? languageIds.find((id) => completeness(rows, id).outdated > 0) ?? languageIds[0] ?? 'fi';
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/** Every text of a point beside its English, one language at a time; one button saves them all. */
export function LocalizationForm({ point, onReload }: { point: InspectionPoint; onReload: () => void }) {
  const { flags } = useSession();
  const { data: preferences } = useQuery(preferencesQuery);
  const rows = translationRows(point);
  const [chosen, choose] = useState<Language>();
  const [changes, setChanges] = useState<LanguageChanges>({});
  const save = useUpdateLanguages();
  const language = chosen ?? firstLanguage(rows, preferences?.language);
  const shown = otherLanguages.find(({ id }) => id === language) ?? { id: language, name: language };
  const isDirty = Object.keys(changes).length > 0;

  const send = (after?: { saved: () => void; refused: () => void }) =>
    save.mutate(
      { point, sent: sentChanges(rows, languageIds, changes) },
      {
        onSuccess: () => {
          setChanges({});
          if (after) after.saved();
          else notifySuccess(t('saved', { name: point.name }));
        },
        onError: (error) => {
          after?.refused();
          if (isStale(error)) onReload();
        },
      },
    );

  const fields = (wanted: readonly TranslationRow[], isReadOnly: boolean) =>
    wanted.map((row) => (
      <TranslationField
        key={placeOf(row, language)}
        row={row}
        language={shown}
        change={changes[placeOf(row, language)]}
        isReadOnly={isReadOnly}
        onChange={(change) => setChanges((before) => withChange(before, row, language, change))}
      />
    ));
  const own = rows.filter(({ shared }) => !shared);
  const shared = rows.filter((row) => row.shared);

  return (
    <Stack gap="lg">
      <Text c="dimmed">{t('lead')}</Text>
      {!point.editable && (
        <Alert icon={<IconLock aria-hidden />} color="gray">
          {t('readOnly')}
        </Alert>
      )}
      <FilterChips
        label={t('language')}
        chips={otherLanguages.map(({ id, name }) => ({ value: id, label: chipText(rows, id, name) }))}
        value={language}
        onChange={(next) => choose(next as Language)}
      />
      <Panel title={shown.name}>{fields(own, !point.editable)}</Panel>
      {shared.length > 0 && (
        <Panel title={t('sharedTexts')}>
          <Text c="dimmed" size="sm">
            {t('sharedHint')}
          </Text>
          <TextLink to="/Translations">{t('toTranslations')}</TextLink>
          {fields(shared, true)}
        </Panel>
      )}
      {flags.includes('Developer') && <DebugInfo point={point} />}
      {save.error && !save.isPending && (
        <ErrorPanel
          title={t(isStale(save.error) ? 'staleTitle' : 'failed')}
          error={save.error}
          more={t(isStale(save.error) ? 'stale' : 'kept')}
        />
      )}
      {point.editable && (
        <FormButtons>
          <Button disabled={!isDirty} loading={save.isPending} onClick={() => send()}>
            {t('update')}
          </Button>
          {isDirty && (
            <Button variant="default" disabled={save.isPending} onClick={() => setChanges({})}>
              {t('undo')}
            </Button>
          )}
        </FormButtons>
      )}
      <LeaveGuard isDirty={() => isDirty} leaves={leavesPoint} save={send} />
    </Stack>
  );
}
