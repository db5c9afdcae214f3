import type { Inspection } from '@assay/contract/inspections';
import { Stack } from '@mantine/core';
import { Facts } from '../../../../ui/Facts.tsx';
import { FieldGrid } from '../../../../ui/form/FieldGrid.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { FactField } from './FactField.tsx';
import { t } from './facts.texts.ts';
import { HoursField } from './HoursField.tsx';
import { SafePanel } from './SafePanel.tsx';

interface FactsPaneProps {
  inspection: Inspection;
  asksForHours: boolean;
}

/** What an inspection is about, besides its points. */
export function FactsPane({ inspection, asksForHours }: FactsPaneProps) {
  const { external } = usePerforming();
  const { customer, customerSite, equipment, runs } = inspection;
  return (
    <Stack gap="lg">
      <Panel title={t('machine')}>
        <Facts
          facts={[
            [t('customer'), customer?.name],
            [t('site'), customerSite?.name],
            [t('family'), equipment.productFamilyName],
            [t('model'), equipment.productModelName],
            [t('serialNumber'), equipment.serialNumber],
            [t('nickName'), equipment.nickName],
            [t('protocol'), runs[0]?.inspectionProtocolName],
          ]}
        />
      </Panel>
      <Panel title={t('visit')}>
        <FieldGrid>
          <FactField field="inspectionDate" kind="moment" />
          {asksForHours && <HoursField last={inspection.lastLoadedHours} />}
          <FactField field="inspector" />
          <FactField field="inspectorContact" kind="email" />
        </FieldGrid>
      </Panel>
      <Panel title={t('contact')}>
        <FieldGrid>
          <FactField field="contactName" />
          <FactField field="contactPhoneNumber" kind="tel" />
          <FactField field="contactEmail" kind="email" />
        </FieldGrid>
      </Panel>
      <SafePanel />
      <Panel title={t('words')}>
        <Stack gap="sm">
          <FactField field="summary" kind="prose" />
          <FactField field="comment" kind="prose" />
          {!external && <FactField field="internalComment" kind="prose" description={t('internalHint')} />}
        </Stack>
      </Panel>
    </Stack>
  );
}
