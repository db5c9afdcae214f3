import { machineLabel, readMachineCode } from '@assay/domain/equipment/machine-code';
import { hashKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setToken } from '../../../api/token.ts';
import { customerId } from '../../../testing/customers.ts';
import { giveDeviceStorage } from '../../../testing/device-storage.ts';
import { aMachine } from '../../../testing/equipments.ts';
import { fakeApi, problem } from '../../../testing/fake-api.ts';
import { tokenOf } from '../../../testing/people.ts';
import { impatientClient } from '../../../testing/query-client.ts';
import { noteKeptMachine } from '../../device/kept-machines.ts';
import { keptReply, replyHere } from '../../device/kept-replies.ts';
import { equipmentChoices, equipmentQuery } from '../equipment.queries.ts';
import { findByCode } from './find-by-code.ts';

const found = (code: string) => findByCode(impatientClient(), equipmentChoices, readMachineCode(code));
const label = (number: number) => machineLabel(new URL('https://assay.example/'), customerId(number));

beforeEach(() => {
  giveDeviceStorage();
  setToken(tokenOf('uma'));
});

describe('the code of a machine', () => {
  const lost = { 'GET Equipments/query': 'lost', [`GET Equipments/${customerId(1)}`]: 'lost' } as const;

  it('leads without network to the machine that this device keeps, by its label and by its number', async () => {
    fakeApi(lost);
    const machine = aMachine(1);
    const reply = hashKey(equipmentQuery(machine.id).queryKey);
    await keptReply(reply, async () => machine);
    await vi.waitFor(async () => expect(await replyHere(reply)).toBeTruthy());
    const name = machine.serialNumber;
    const other = { detail: '', keptAt: 1, productId: customerId(3), customerId: null };
    await noteKeptMachine({ id: machine.id, name, ...other });
    await noteKeptMachine({ id: customerId(2), name: `${name}0`, ...other });
    expect(await found(label(1))).toEqual({ id: machine.id, name });
    expect(await found(name.toLowerCase())).toEqual({ id: machine.id, name });
    expect(await found('S9'), 'a number that is not kept').toBeUndefined();
  });

  it('is not said to be unknown where the machine is not kept and nobody answers', async () => {
    fakeApi({ [`GET Equipments/${customerId(5)}`]: 'lost' });
    await expect(found(label(5))).rejects.toMatchObject({ status: 0 });
  });

  it('is unknown where the server says that there is no such machine', async () => {
    fakeApi({ [`GET Equipments/${customerId(6)}`]: problem(404, 'notFound') });
    expect(await found(label(6))).toBeUndefined();
  });
});
