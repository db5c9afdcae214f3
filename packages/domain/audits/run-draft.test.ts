import { describe, expect, it } from 'vitest';
import {
  chooseFamily,
  chooseKnown,
  chooseOther,
  isMachineComplete,
  lockedFields,
  machineInput,
  mayChangeProtocol,
  missingOfRun,
  noMachine,
  sameProduct,
  shownMachine,
} from './run-draft.ts';

const family = { id: 'cones', name: 'Cone crushers' };
const otherFamily = { id: 'jaws', name: 'Jaw crushers' };
const model = { id: 'c3', name: 'C3' };
const known = { id: 'machine', serialNumber: 'HP1', nickName: 'Big', family, model };
const other = { ...noMachine, family, model, serialNumber: 'HP2' };
const ready = { stage: 'stage_1', machine: other, protocolId: 'protocol', isClone: false } as const;

describe('the machine of a run', () => {
  it('needs family, model, and a serial number or nickname', () => {
    expect(
      [
        other,
        { ...other, serialNumber: '', nickName: 'Big' },
        chooseKnown(known),
        { ...other, family: null },
        { ...other, model: null },
        { ...other, serialNumber: ' ' },
        noMachine,
      ].map(isMachineComplete),
    ).toEqual([true, true, true, false, false, false, false]);
  });

  it('has its fields locked where it is known, and its model until a family is chosen', () => {
    expect(lockedFields(chooseKnown(known))).toEqual({ serialNumber: true, nickName: true, family: true, model: true });
    expect(lockedFields(noMachine)).toEqual({ serialNumber: false, nickName: false, family: false, model: true });
    expect(lockedFields(other).model).toBe(false);
  });

  it('loses the model with its family, the free fields to a known machine, and that to Other equipment', () => {
    expect(chooseFamily(other, otherFamily)).toEqual({ ...other, family: otherFamily, model: null });
    expect(chooseFamily(other, family)).toBe(other);
    expect(chooseKnown(known)).toEqual({ ...noMachine, known });
    expect(shownMachine(chooseKnown(known))).toBe(known);
    expect(chooseKnown(null)).toEqual(noMachine);
    expect([chooseOther(chooseKnown(known)), chooseOther(other)]).toEqual([noMachine, other]);
  });

  it('of a clone is of the same product until another is chosen, and has a name of its own', () => {
    expect(sameProduct(known)).toEqual({ ...noMachine, family, model });
  });

  it('is sent by its id where it is known, else by what tells it', () => {
    expect(machineInput(chooseKnown(known))).toEqual({ id: 'machine' });
    expect(machineInput({ ...other, nickName: ' Big ' })).toEqual({
      productModelId: 'c3',
      serialNumber: 'HP2',
      nickName: 'Big',
    });
  });
});

describe('adding a run', () => {
  it('needs a stage, a complete machine, and a protocol or that of the original, and says which of them it lacks', () => {
    expect(
      [
        ready,
        { ...ready, protocolId: '', isClone: true },
        { ...ready, stage: null },
        { ...ready, stage: '' as const },
        { ...ready, protocolId: '' },
        { ...ready, machine: noMachine },
        { ...ready, machine: { ...other, serialNumber: ' ' } },
      ].map(missingOfRun),
    ).toEqual([[], [], [], ['stage'], ['protocol'], ['product', 'name'], ['name']]);
  });
});

describe('changing the protocol of a run', () => {
  it('needs another one than it has', () => {
    expect(mayChangeProtocol('new', 'old')).toBe(true);
    expect(mayChangeProtocol('', 'old')).toBe(false);
    expect(mayChangeProtocol('old', 'old')).toBe(false);
  });
});
