import { languageOrDefault, languages } from '@assay/domain/languages';
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { RowAction } from '../../../ui/list/RowAction.tsx';
import { preferencesQuery } from '../../auth/auth.queries.ts';
import { t } from './download.texts.ts';
import classes from './download-menu.module.css';
import { type DownloadedReport, downloadReport, type ReportLanguage } from './download-report.ts';

interface DownloadMenuProps {
  report: DownloadedReport;
  /** The newest unless one is named. */
  version?: number;
  /** The words of a button, where it does not stand in a row. */
  button?: string;
}

/** Asks for the language of a report, beginning with the reader's own, and downloads it. */
export function DownloadMenu({ report, version, button }: DownloadMenuProps) {
  const own = languageOrDefault(useQuery(preferencesQuery).data?.language);
  const download = useMutation({ mutationFn: (language: ReportLanguage) => downloadReport(report, language, version) });
  return (
    <ActionMenu
      width="12rem"
      target={
        button ? (
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} loading={download.isPending}>
            {button}
          </Button>
        ) : (
          <RowAction label={t('download', { name: report.name })} icon={IconDownload} busy={download.isPending} />
        )
      }
    >
      {languages.map((language) => (
        <Menu.Item
          key={language.id}
          lang={language.id}
          className={classes.language}
          onClick={() => download.mutate(language)}
          {...(language.id === own && {
            'data-autofocus': true,
            rightSection: <IconCheck size={18} role="img" aria-label={t('yours')} />,
          })}
        >
          {language.name}
        </Menu.Item>
      ))}
    </ActionMenu>
  );
}
