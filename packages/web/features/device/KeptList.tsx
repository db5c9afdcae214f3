import { Text } from '@mantine/core';
import { Facts } from '../../ui/Facts.tsx';
import { t } from './device.texts.ts';
import { deviceDb } from './device-db.ts';
import { useLive } from './kept-machines.ts';

/** Under such names the protocols are kept that work may begin upon. */
const frozenProtocols = '["inspectionProtocols","frozen",';

/** Names hold commas themselves. */
const inOrder = (names: readonly string[]): string =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other)).join(' · ');

async function readNames(owner: string) {
  const db = deviceDb();
  if (!db) return undefined;
  const [machines, products, customers] = [
    await db.machines.where({ owner }).toArray(),
    await db.products.where({ owner }).toArray(),
    await db.customers.where({ owner }).toArray(),
  ];
  const frozen = await db.replies
    .where('[owner+name]')
    .between([owner, frozenProtocols], [owner, `${frozenProtocols}\uffff`])
    .toArray();
  const protocols = frozen.map(({ reply }) => (reply as { content?: { name?: string } }).content?.name ?? '');
  return {
    machines: inOrder(machines.map(({ name }) => name)),
    products: inOrder(products.map(({ family, name }) => t('productOf', { family: family.name, model: name }))),
    customers: inOrder(customers.map(({ name }) => name)),
    protocols: inOrder(protocols.filter(Boolean)),
  };
}

/** What work may be begun with on this device without network, by name. */
export function KeptList() {
  const names = useLive(readNames);
  if (!names) return null;
  if (Object.values(names).every((one) => one === '')) return <Text c="dimmed">{t('keepsNone')}</Text>;
  return (
    <>
      <Text>{t('keptLead')}</Text>
      <Facts
        facts={[
          [t('keptMachines'), names.machines],
          [t('keptProducts'), names.products],
          [t('keptCustomers'), names.customers],
          [t('keptProtocols'), names.protocols],
        ]}
      />
    </>
  );
}
