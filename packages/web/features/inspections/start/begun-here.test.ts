import type { Equipment } from '@assay/contract/equipment';
import type { MachineFollowUp } from '@assay/contract/follow-ups';
import type { InspectionInput } from '@assay/contract/inspections';
import type { LastAnswer } from '@assay/contract/runs/run';
import { derivedId, newId } from '@assay/domain/id';
import type { FollowUpState } from '@assay/domain/inspections/follow-up';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { describe, expect, it } from 'vitest';
import { keysIn } from '../../runs/begin/take-along.ts';
import { resultKey } from '../../runs/perform/run-states.ts';
import { type Beginning, begunHere } from './begun-here.ts';

const named = (name: string) => ({ id: newId(), name });
const machine = {
  ...{ id: newId(), serialNumber: 'HP1', nickName: '', productFamilyId: newId(), productFamilyName: 'HP' },
  ...{
    productModelId: newId(),
    productModelName: 'HP300',
    customer: named('Harju Stone'),
    customerSite: named('North'),
  },
  lastLoadedHours: { value: 12, date: '2026-01-02T00:00:00.000Z' },
} as Equipment;

const gap = snapshotPoint('gap', frozen('Measurement', { name: 'Gap' }), { prefill: true });
const note = snapshotPoint('note', frozen('Comment', { name: 'Note' }));
const protocol = (...points: (typeof gap)[]) =>
  ({ snapshot: newId(), content: snapshot([points], { name: 'Daily check', type: 'Daily' }) }) as Beginning['main'];

const answered = (value: string, date: string, finished: boolean): LastAnswer =>
  ({
    ...{ pointKey: 'gap', inspectionPointId: gap.inspectionPointId, type: 'Measurement', inspectionId: newId() },
    ...{ date, finished, result: { value, rating: 0, comment: 'Worn' } },
  }) as LastAnswer;

const input = (more: Partial<InspectionInput> = {}) =>
  ({
    ...{
      id: newId(),
      runId: newId(),
      configuratorRunId: newId(),
      protocolId: 'protocol',
      equipment: { id: machine.id },
    },
    ...{ customerId: null, contactName: 'Aino', contactPhoneNumber: '', contactEmail: '', loadedHours: '' },
    ...{ inspectionDate: '2026-03-04T08:00:00.000Z', choices: [], samples: {}, configuratorProtocolId: null },
    ...more,
  }) as Beginning['input'];

const beginning = (more: Partial<Beginning> = {}): Beginning => ({
  ...{ input: input(), machine, customer: null, main: protocol(gap, note), configurator: undefined, answers: [] },
  person: { name: 'Uma Virtanen', email: 'uma@provider.example', external: false },
  now: new Date('2026-03-04T09:00:00.000Z'),
  ...more,
});

describe('an inspection that begins on the device', () => {
  it('is about the machine and its customer, by the ids that the server will give its results', () => {
    const given = beginning();
    const { inspection, input: sent } = begunHere(given);
    expect(inspection).toMatchObject({
      ...{ id: given.input.id, name: 'Daily check HP1', displayName: 'Daily', status: 'In_Use', mayPerform: true },
      ...{ customer: machine.customer, customerSite: machine.customerSite, started: '2026-03-04T09:00:00.000Z' },
      fields: { inspector: { value: 'Uma Virtanen' }, contactName: { value: 'Aino' }, internalComment: { value: '' } },
    });
    expect(inspection.runs[0]?.results.map(({ id }) => id)).toEqual([
      derivedId(given.input.runId, 'gap'),
      derivedId(given.input.runId, 'note'),
    ]);
    expect(sent).toMatchObject({ snapshot: given.main.snapshot, started: '2026-03-04T09:00:00.000Z', prefilled: [] });
  });

  it('remembers the hours that were questioned before its start and kept', () => {
    const fieldsOf = (more: Partial<InspectionInput>) => begunHere(beginning({ input: input(more) })).inspection.fields;
    expect(fieldsOf({ loadedHours: '9500', keptHours: '9500' })).toMatchObject({
      ...{ loadedHours: { value: '9500' }, keptHours: { value: '9500' } },
    });
    expect(fieldsOf({ loadedHours: '950' }).keptHours?.value).toBe('');
  });

  it('is filled in with the last finished visit before it, and shows the last one of all', () => {
    const answers = [
      answered('9', '2026-03-03T08:00:00.000Z', false),
      answered('8', '2026-03-02T08:00:00.000Z', true),
      answered('7', '2026-03-01T08:00:00.000Z', true),
      answered('6', '2026-03-05T08:00:00.000Z', true),
    ];
    const { inspection, input: sent, lastVisits } = begunHere(beginning({ answers }));
    expect(inspection.runs[0]?.results.map(({ value, prefilled }) => [value, prefilled])).toEqual([
      ['8', true],
      ['', false],
    ]);
    expect(sent.prefilled).toEqual([{ protocolPointId: 'gap', value: '8' }]);
    expect([...lastVisits.values()].flat().map(({ result }) => result.value)).toEqual(['9']);
  });

  it('leaves the filling in to the server where the last answers are not kept', () => {
    expect(begunHere(beginning({ answers: undefined })).input).not.toHaveProperty('prefilled');
  });

  it('has in its ledger what earlier visits left open or reported done, and nothing that is closed or later', () => {
    const left = (title: string, state: FollowUpState, inspectionDate = '2026-02-01T08:00:00.000Z') =>
      ({ id: newId(), kind: 'finding', title, state, inspectionDate }) as MachineFollowUp;
    const followUps = [
      left('Crack', 'open'),
      left('Leak', 'done'),
      left('Rust', 'verified'),
      left('Dent', 'void'),
      left('Of the same moment', 'open', '2026-03-04T08:00:00.000Z'),
      left('Of a later visit', 'open', '2026-03-05T08:00:00.000Z'),
    ];
    const { ledger } = begunHere(beginning({ followUps })).inspection;
    expect(ledger).toEqual([
      { ...followUps[0], disposal: null, disposalRevision: 0, wasReported: false },
      { ...followUps[1], disposal: null, disposalRevision: 0, wasReported: true },
      { ...followUps[4], disposal: null, disposalRevision: 0, wasReported: false },
    ]);
    expect(begunHere(beginning()).inspection.ledger, 'where that is not kept').toEqual([]);
  });

  it('says nothing of internal comments to others than staff, and names another customer without a site', () => {
    const customer = named('Somebody else');
    const person = { name: 'Dina', email: 'dina@distributor.example', external: true };
    const { inspection } = begunHere(beginning({ customer, person }));
    expect(inspection.fields).not.toHaveProperty('internalComment');
    expect(inspection.runs[0]?.results[0]).not.toHaveProperty('internalComment');
    expect([inspection.customer, inspection.customerSite]).toEqual([customer, null]);
  });
});

describe('work that goes along into another inspection', () => {
  it('goes to the same points, whatever their place; others have none', () => {
    const [before, after] = [
      begunHere(beginning()).inspection,
      begunHere(
        beginning({ main: protocol(snapshotPoint('other', gap.point, { inspectionPointId: gap.inspectionPointId })) }),
      ).inspection,
    ];
    const keyIn = keysIn(before, after);
    const [run, next] = [before.runs[0]?.id ?? '', after.runs[0]?.id ?? ''];
    const keyOf = (runId: string, point: string) => resultKey(runId, point, derivedId(runId, point));
    expect(keyIn(keyOf(run, 'gap'))).toBe(keyOf(next, 'other'));
    expect(keyIn(keyOf(run, 'note'))).toBeUndefined();
    expect(keyIn('finding/1')).toBe('finding/1');
    expect(keyIn(keyOf(run, 'extra'))).toBe(keyOf(next, 'extra'));
    expect(keyIn(`start/${run}`)).toBeUndefined();
  });
});
