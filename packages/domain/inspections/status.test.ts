import { describe, expect, it } from 'vitest';
import {
  type InspectionStatus,
  inspectionStatuses,
  mayEditStatus,
  mayPerform,
  mayStep,
  type StatusStep,
  stepBetween,
} from './status.ts';

const inspection = { inspectorId: 'uma', inspectorContact: 'Contact@provider.example' };
const person = (id: string, level: number, given = {}) => ({
  id,
  email: `${id}@provider.example`,
  level,
  flags: [],
  external: false,
  ...given,
});

describe('the status of an inspection', () => {
  const allowed: Record<string, StatusStep> = {
    'In_Use Waiting': 'submit',
    'Waiting In_Use': 'sendBack',
    'In_Use Finished': 'finish',
    'Waiting Finished': 'finish',
  };
  const pairs = inspectionStatuses.flatMap((from) => inspectionStatuses.map((to) => [from, to] as const));
  it.each<readonly [InspectionStatus, InspectionStatus]>(pairs)(
    'leads from %s to %s only where there is a step',
    (from, to) => {
      const step = allowed[`${from} ${to}`];
      if (step) expect(stepBetween(from, to)).toBe(step);
      else expect(() => stepBetween(from, to)).toThrow(expect.objectContaining({ kind: 'conflict' }));
    },
  );

  it.each([
    ['its contact, whatever the case', person('contact', 1), true],
    ['an Admin', person('ada', 3), true],
    ['a Manager', person('max', 2), false],
    ['its inspector who is not its contact', person('uma', 1), false],
  ] as const)('is offered for editing to %s while it is in use alone: %o', (_, who, expected) => {
    for (const status of inspectionStatuses)
      expect(mayEditStatus({ ...inspection, status }, who), status).toBe(expected && status === 'In_Use');
  });

  it.each([
    ['its inspector', person('uma', 1), true, false, false],
    ['its contact, whatever the case', person('contact', 1), true, false, false],
    ['another user', person('rita', 1), false, false, false],
    ['a Manager', person('max', 2), true, true, false],
    ['an Admin', person('ada', 3), true, true, true],
    ['a distributor admin', person('dora', 2, { external: true }), true, true, false],
    ['an outside user', person('dina', 1, { external: true }), false, false, false],
  ])('%s may perform %s', (_, someone, performs, sendsBack, finishes) => {
    expect(mayPerform(inspection, someone)).toBe(performs);
    expect(mayStep('submit', inspection, someone)).toBe(performs);
    expect(mayStep('sendBack', inspection, someone)).toBe(sendsBack);
    expect(mayStep('finish', inspection, someone)).toBe(finishes);
  });

  it('is nobody’s whose address is empty', () => {
    expect(mayPerform({ inspectorId: 'x', inspectorContact: '' }, person('y', 1, { email: '' }))).toBe(false);
  });
});
