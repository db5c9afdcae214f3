import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { Facts } from '../../ui/Facts.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { t } from './account.texts.ts';
import { ColorSchemePicker } from './ColorSchemePicker.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { SessionTable } from './SessionTable.tsx';

const levelWords = () => [t('level0'), t('level1'), t('level2'), t('level3')];
const flagWords = (): Record<string, string> => ({
  Rater: t('flagRater'),
  Developer: t('flagDeveloper'),
  CertificationManager: t('flagCertificationManager'),
});

/** `device` is what this browser keeps of the person's work. */
export function AccountPage({ device }: { device: ReactNode }) {
  const { user, level, flags } = useSession();
  return (
    <>
      <PageHeader title={t('title')} />
      <Stack gap="lg" maw="60rem">
        <Panel title={t('person')}>
          <Facts
            facts={[
              [t('name'), user.name],
              [t('email'), user.email],
              [t('company'), user.externalUserCompany?.name],
              [t('level'), levelWords()[level] ?? String(level)],
              [t('flags'), flags.map((flag) => flagWords()[flag] ?? flag).join(', ')],
            ]}
          />
        </Panel>
        <Panel title={t('choices')}>
          <Stack maw="22rem">
            <LanguagePicker />
            <ColorSchemePicker />
          </Stack>
        </Panel>
        {device}
        <SessionTable />
      </Stack>
    </>
  );
}
