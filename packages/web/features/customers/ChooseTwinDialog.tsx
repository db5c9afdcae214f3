import type { Customer } from '@assay/contract/customers';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { t as ui } from '../../ui/ui.texts.ts';
import { CustomerPicker } from './CustomerPicker.tsx';
import { t } from './customers.texts.ts';

/** From the page of a customer to its comparison with another one, where the two are merged. */
export function ChooseTwinDialog({ customer: { id, name }, onClose }: { customer: Customer; onClose: () => void }) {
  const [twin, setTwin] = useState<Reference | null>(null);
  const same = twin?.id === id;
  return (
    <Dialog title={t('mergeTitle', { name })} size="md" onClose={onClose}>
      <Stack gap="lg">
        <Text>{t('mergeText', { name })}</Text>
        <CustomerPicker
          label={t('mergeInto')}
          value={twin}
          onChange={setTwin}
          error={same ? t('mergeSame') : undefined}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {ui('cancel')}
          </Button>
          {twin && !same ? (
            <LinkButton to="/Customers/$id/compare/$id2" params={{ id, id2: twin.id }}>
              {t('mergeCompare')}
            </LinkButton>
          ) : (
            <Button disabled>{t('mergeCompare')}</Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
