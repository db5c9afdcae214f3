import { ownMoment } from '@assay/domain/time';
import { Alert, Stack, Text } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ImportNoun } from './import-noun.ts';
import { importKey, isUnfinished, rememberedImport } from './imports.queries.ts';
import { t } from './imports.texts.ts';

/** Leads back to an import that was left before its end. */
export function UnfinishedImport({ noun }: { noun: ImportNoun }) {
  const id = rememberedImport(noun);
  const { data } = useQuery({
    queryKey: [...importKey(noun), 'remembered', id],
    staleTime: 0,
    queryFn: id ? ({ signal }) => call(noun.calls.get, { params: { id }, signal }) : skipToken,
  });
  if (!data || !isUnfinished(data)) return null;
  return (
    <Alert title={t('unfinished', { file: data.fileName })}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t('unfinishedText', { moment: ownMoment(data.created), person: data.createdBy })}</Text>
        <TextLink to={noun.importPath} params={{ id: data.id }}>
          {t('goOn')}
        </TextLink>
      </Stack>
    </Alert>
  );
}
