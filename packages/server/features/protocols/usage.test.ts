import { inspections } from '@assay/contract/inspections';
import { inspectionProtocols } from '@assay/contract/protocols';
import type { ProtocolReply } from '@assay/contract/protocols/protocol';
import { describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { addInspectable, openInspectable, startInspection } from '../../testing/inspections.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('where a protocol is used', () => {
  const app = useTestApp();
  const usedBy = async (as: CastName, id: string) => {
    const { body } = await app().call(inspectionProtocols.get, { as, params: { id } });
    return (body as ProtocolReply).usage.inspections;
  };

  it('counts the inspections that the reader may see, and none that was deleted', async () => {
    const inspectable = await addInspectable(app());
    const { protocolId } = inspectable;
    await openInspectable(app(), 'dora', inspectable);
    expect(await usedBy('ada', protocolId)).toBe(0);
    await startInspection(app(), inspectable);
    const { id } = await startInspection(app(), inspectable);
    expect(await usedBy('ada', protocolId)).toBe(2);
    expect(await usedBy('dora', protocolId)).toBe(0);
    await app().call(inspections.delete, { as: 'max', params: { id } });
    expect(await usedBy('ada', protocolId)).toBe(1);
  });
});
