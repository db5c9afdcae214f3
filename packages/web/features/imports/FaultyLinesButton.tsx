import type { Import } from '@assay/contract/imports';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ImportNoun } from './import-noun.ts';
import { useSaveFaultyLines } from './imports.queries.ts';
import { t } from './imports.texts.ts';

/** The way to correct what is wrong: a file of the faulty lines alone, which can be imported after that. */
export function FaultyLinesButton({ noun, one }: { noun: ImportNoun; one: Import }) {
  const save = useSaveFaultyLines(noun, one);
  // Files that come from elsewhere are corrected there.
  if (noun.file || one.counts.faulty === 0) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('downloadFaulty')}
    </Button>
  );
}
