import { type TermReply, translations } from '@assay/contract/translations';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { addPoint, setDivisions } from '../../testing/points.ts';
import { aCategory, addProtocol, aProtocolPoint, aTarget } from '../../testing/protocols.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { snapshotOfNow } from '../protocols/take-snapshot.ts';

describe('words that points and protocols share', () => {
  const app = useTestApp();
  const list = async (as: CastName = 'ada') => (await app().call(translations.terms, { as })).body as TermReply[];
  const save = (body: object, as: CastName = 'ada') => app().call(translations.updateTerms, { as, body });
  const termOf = async (source: string) => (await list()).find((term) => term.source === source);

  async function aProtocolOf(title: string, as: CastName = 'ada') {
    const { categoryId, productFamilyId } = await addProducts(app());
    if (as !== 'ada') await setDivisions(app(), as, [categoryId]);
    const point = await addPoint(app(), 'Comment', { productCategoryId: categoryId }, as);
    const categories = [aCategory(title, [aProtocolPoint(point.id)])];
    return addProtocol(app(), { targets: [aTarget({ productFamilyId })], categories }, as);
  }

  it('are titles of categories, phases of work and predefined options, and are translated once for all', async () => {
    await aProtocolOf('Jaws of terms');
    const kinds = new Set((await list()).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['category', 'phase', 'option']);
    const sent = [
      { kind: 'category', source: 'Jaws of terms', name: 'fi', value: 'Leuat' },
      { kind: 'phase', source: 'Stopped', name: 'zh', value: '停机' },
      { kind: 'option', source: 'Worn', name: 'fi', value: 'Kulunut' },
    ];
    expect((await save(sent)).status).toBe(200);
    expect((await termOf('Jaws of terms'))?.translations).toEqual([{ name: 'fi', value: 'Leuat' }]);
    await save([{ kind: 'category', source: 'Jaws of terms', name: 'fi', value: '' }]);
    expect((await termOf('Jaws of terms'))?.translations).toEqual([]);
    const events = await app()
      .db.selectFrom('event')
      .select('record_type')
      .where('record_type', '=', 'termTranslation')
      .execute();
    expect(events.length).toBeGreaterThanOrEqual(4);
  });

  it('are frozen with a protocol, and with points that use a predefined group; a later change makes another snapshot', async () => {
    const groups = (await app().ask('GET', '/api/v1/inspectionPointOptionGroups?custom=false', { as: 'ada' })).body as {
      id: string;
      name: string;
      options: { id: string; name: string }[];
    }[];
    const condition = groups.find(({ name }) => name === 'Condition');
    const { categoryId, productFamilyId } = await addProducts(app());
    const point = await addPoint(app(), 'RadioButtonSelection', {
      productCategoryId: categoryId,
      optionGroup: { ...condition, custom: false } as never,
    });
    const protocol = await addProtocol(app(), {
      targets: [aTarget({ productFamilyId })],
      categories: [aCategory('Frame', [aProtocolPoint(point.id)])],
    });
    const freeze = () => snapshotOfNow(withoutScopedTables(app().db), protocol.protocolId);
    const before = await freeze();
    await save([
      { kind: 'category', source: 'Frame', name: 'de', value: 'Rahmen' },
      { kind: 'option', source: 'Damaged', name: 'de', value: 'Beschädigt' },
    ]);
    const damaged = condition?.options.find(({ name }) => name === 'Damaged');
    const now = await freeze();
    expect(before).not.toHaveProperty('terms');
    expect(now.terms).toEqual({ category: { Frame: { de: 'Rahmen' } } });
    expect(now.categories[0]?.inspectionPoints[0]?.point.textTranslations).toMatchObject({
      de: { [damaged?.id ?? '']: 'Beschädigt' },
    });
  });

  it('of a distributor are seen by them and by staff, not by another company', async () => {
    await aProtocolOf('Dora’s own title', 'dora');
    const seen = async (as: CastName) => (await list(as)).some(({ source }) => source === 'Dora’s own title');
    expect([await seen('ada'), await seen('dora'), await seen('otto')]).toEqual([true, true, false]);
    expect((await save([], 'dora')).status).toBe(403);
  });

  it('are refused where nobody says them, or in no language', async () => {
    const refused = async (body: object) => (await save(body)).status;
    expect(await refused([{ kind: 'category', source: 'Nobody says this', name: 'fi', value: 'x' }])).toBe(400);
    expect(await refused([{ kind: 'phase', source: 'Stopped', name: 'en', value: 'x' }])).toBe(400);
    expect(await refused([{ kind: 'unit', source: 'mm', name: 'fi', value: 'x' }])).toBe(400);
  });
});
