import { type MachineDraft, noMachine } from '@assay/domain/audits/run-draft';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { anAudit } from '../../../../testing/audits.ts';
import { aCustomer, customerId } from '../../../../testing/customers.ts';
import { aMachine, coneFamily } from '../../../../testing/equipments.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { PerformingContext } from '../../../runs/perform/performing.ts';
import { stillQueue } from '../../../runs/queue/testing/still-queue.ts';
import { AuditWorkContext } from '../audit-work.ts';
import { MachineFields } from './MachineFields.tsx';

function openFields() {
  const audit = anAudit(1);
  const category = { id: 'crushers', name: 'Crushers', code: 'crushers' };
  fakeApi({
    [`GET customers/${audit.customer.id}`]: {
      body: aCustomer(900, { equipments: [aMachine(1, { customerSiteId: audit.customerSite.id })] }),
    },
    [`GET Equipments/${customerId(2)}`]: { body: aMachine(2) },
    'GET productFamilies': { body: [{ ...coneFamily, productCategoryId: category.id, productModels: [] }] },
    'GET productCategories/all': { body: [category] },
  });
  const onChange = vi.fn();
  const Fields = () => {
    const [draft, setDraft] = useState<MachineDraft>(noMachine);
    const change = (next: MachineDraft) => {
      onChange(next);
      setDraft(next);
    };
    return <MachineFields runRole="machine" draft={draft} onChange={change} />;
  };
  const performing = { queue: stillQueue(), external: false, disabled: false, lastVisits: new Map() };
  renderPiece(
    <PerformingContext value={performing}>
      <AuditWorkContext value={{ audit } as never}>
        <Fields />
      </AuditWorkContext>
    </PerformingContext>,
  );
  const user = userEvent.setup();
  const scan = async (code: string) => {
    await user.click(screen.getByRole('button', { name: 'Scan its code' }));
    await user.type(await screen.findByRole('textbox', { name: 'Or type the serial number' }), `${code}{Enter}`);
  };
  return { user, scan, onChange };
}

const serialNumber = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Serial number' });

it('an auditor finds a machine of the customer by its serial number, and any other by its label', async () => {
  const { scan, onChange } = openFields();
  await scan('s1');
  await vi.waitFor(() => expect(serialNumber().value).toBe('S1'));
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ known: expect.objectContaining({ id: customerId(1), family: coneFamily }) }),
  );
  await scan(`https://assay.example/Equipments/${customerId(2)}`);
  await vi.waitFor(() => expect(serialNumber().value).toBe('S2'));
  expect(serialNumber().disabled).toBe(true);
});

it('a serial number that nobody knows begins other equipment', async () => {
  const { user, scan } = openFields();
  await scan('NEW-9');
  await user.click(await screen.findByRole('button', { name: 'Add this machine' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([serialNumber().value, serialNumber().disabled]).toEqual(['NEW-9', false]);
  expect(screen.getByDisplayValue('Other equipment')).toBeTruthy();
});
