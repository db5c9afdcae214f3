import { inspectionPoints } from '@assay/contract/points';
import type { InspectionPoint, PointListItem } from '@assay/contract/points/point';
import { newId } from '@assay/domain/id';
import { describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { addPoint, inputOf, type PointOf, setDivisions } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

const arabic = 'مستوى الزيت ‏(بارد)';
const chinese = '油位（冷态）';

describe('translations of points', () => {
  const app = useTestApp();
  type Which = 'updateTranslations' | 'updateDescriptionTranslations' | 'updateTextTranslations';
  const save = (which: Which, id: string, body: object, as: CastName = 'ada') =>
    app().call(inspectionPoints[which], { as, params: { id }, body });
  const read = async <P extends InspectionPoint>(id: string) =>
    (await app().call(inspectionPoints.get, { as: 'ada', params: { id } })).body as P;
  const rename = async <P extends InspectionPoint>(point: P, change: Partial<P>) =>
    app().call(inspectionPoints.update, {
      as: 'ada',
      params: { id: point.id },
      query: { deleteMissingById: 'true' },
      body: { ...inputOf(point as never), ...change },
    });
  const tagsOf = async (id: string) =>
    ((await app().call(inspectionPoints.list, { as: 'ada' })).body as PointListItem[]).find((one) => one.id === id)
      ?.languages;

  it('are saved for name and description apart, in any script; blank ones go, languages left out stay [PNT-20]', async () => {
    const { id } = await addPoint(app(), 'Comment', { name: 'Oil level', description: 'Cold.' });
    const named = await save('updateTranslations', id, [
      { name: 'fi', value: ' Öljyn taso ' },
      { name: 'zh', value: chinese },
      { name: 'ru', value: arabic },
    ]);
    expect(named.status).toBe(200);
    await save('updateDescriptionTranslations', id, [{ name: 'fi', value: 'Kylmänä.\nEnnen käynnistystä.' }]);
    const values = (list: InspectionPoint['translations']) =>
      Object.fromEntries(list.map(({ name, value }) => [name, value]));
    const now = await read(id);
    expect(values(now.translations)).toEqual({ fi: 'Öljyn taso', zh: chinese, ru: arabic });
    expect(values(now.descriptionTranslations)).toEqual({ fi: 'Kylmänä.\nEnnen käynnistystä.' });

    await save('updateTranslations', id, [{ name: 'zh', value: '' }]);
    expect(values((await read(id)).translations)).toEqual({ fi: 'Öljyn taso', ru: arabic });
    const before = (await read(id)).revision;
    // What was read may be sent back, and changes nothing.
    expect((await save('updateTranslations', id, (await read(id)).translations)).status).toBe(200);
    expect((await read(id)).revision).toBe(before);
  });

  it('are outdated once the English text is younger, in editor and list, until they are written or confirmed', async () => {
    const point = await addPoint(app(), 'Comment', { name: 'Oil', description: 'Cold.' });
    await save('updateTranslations', point.id, [
      { name: 'fi', value: 'Öljy' },
      { name: 'de', value: 'Öl' },
    ]);
    await save('updateDescriptionTranslations', point.id, [{ name: 'sv', value: 'Kall.' }]);
    expect(await tagsOf(point.id)).toEqual(['de', 'fi', 'sv'].map((code) => ({ id: code, outdated: false })));
    const aMinuteLater = () => app().setNow(new Date(app().now().getTime() + 60_000));
    aMinuteLater();
    await rename(await read(point.id), { name: 'Oil level' });
    const outdated = async () =>
      (await read(point.id)).translations.filter((one) => one.outdated).map(({ name }) => name);
    expect(await outdated()).toEqual(['de', 'fi']);
    expect((await read(point.id)).translations.map(({ source }) => source)).toEqual(['Oil', 'Oil']);
    expect(await tagsOf(point.id)).toEqual([
      { id: 'de', outdated: true },
      { id: 'fi', outdated: true },
      { id: 'sv', outdated: false },
    ]);
    aMinuteLater();
    await save('updateTranslations', point.id, [
      { name: 'de', value: 'Öl', confirmed: true },
      { name: 'fi', value: 'Öljyn taso' },
    ]);
    expect(await outdated()).toEqual([]);
    expect((await read(point.id)).translations.map(({ source }) => source)).toEqual(['Oil level', 'Oil level']);
    const copy = await app().call(inspectionPoints.duplicate, { as: 'ada', params: { id: point.id } });
    expect((copy.body as InspectionPoint).translations).toMatchObject([{ source: 'Oil level' }, {}]);
  });

  it('of texts inside a point follow its parts: options, fields, rows, values, and what options ask', async () => {
    const point = await addPoint(app(), 'MultipleChoicesAndRangeValues');
    const crack = point.multipleChoices[0]?.options[0];
    const left = point.rangeValues[0];
    const sent = [
      { key: crack?.id, name: 'fi', value: 'Halkeama' },
      { key: left?.id, name: 'fi', value: 'Vasen' },
      { key: 'rangeValueTitle', name: 'zh', value: '间隙' },
    ];
    expect((await save('updateTextTranslations', point.id, sent)).status).toBe(200);
    const now = await read<PointOf<'MultipleChoicesAndRangeValues'>>(point.id);
    expect(now.textTranslations.map(({ key, name, value, outdated }) => [key, name, value, outdated])).toEqual([
      [crack?.id, 'fi', 'Halkeama', false],
      ['rangeValueTitle', 'zh', '间隙', false],
      [left?.id, 'fi', 'Vasen', false],
    ]);
    expect(await tagsOf(point.id)).toEqual([
      { id: 'fi', outdated: false },
      { id: 'zh', outdated: false },
    ]);

    // Another English text makes the translation outdated, a part that is gone takes its own along.
    const [list] = now.multipleChoices;
    const multipleChoices = [
      { ...list, options: list?.options.filter(({ id }) => id !== crack?.id) },
    ] as typeof now.multipleChoices;
    const rangeValues = now.rangeValues.map((value) =>
      value.id === left?.id ? { ...value, title: 'Left side' } : value,
    );
    expect((await rename(now, { multipleChoices, rangeValues })).status).toBe(200);
    expect((await read(point.id)).textTranslations.map(({ value, outdated }) => [value, outdated])).toEqual([
      ['间隙', false],
      ['Vasen', true],
    ]);
    expect(await tagsOf(point.id)).toEqual([
      { id: 'fi', outdated: true },
      { id: 'zh', outdated: false },
    ]);
    const [kept] = await app()
      .db.selectFrom('point_text_translation')
      .select('key')
      .where('key', '=', crack?.id ?? '')
      .execute();
    expect(kept).toBeUndefined();
  });

  it('go along with a copy, whose parts have ids of their own', async () => {
    const point = await addPoint(app(), 'MeasurementsWithPicture');
    await save('updateTranslations', point.id, [{ name: 'fi', value: 'Mitat' }]);
    await save('updateTextTranslations', point.id, [{ key: point.fields[2]?.id, name: 'fi', value: 'Kolmas' }]);
    const copy = (await app().call(inspectionPoints.duplicate, { as: 'ada', params: { id: point.id } }))
      .body as PointOf<'MeasurementsWithPicture'>;
    expect(copy.fields[2]?.id).not.toBe(point.fields[2]?.id);
    expect(copy.textTranslations).toMatchObject([{ key: copy.fields[2]?.id, name: 'fi', value: 'Kolmas' }]);
    expect(copy.translations).toMatchObject([{ name: 'fi', value: 'Mitat' }]);
  });

  it('are changes of their point in its history, and meet other changes as such', async () => {
    const point = await addPoint(app(), 'Comment');
    const stale = await app().call(inspectionPoints.updateTranslations, {
      as: 'ada',
      params: { id: point.id },
      body: [{ name: 'fi', value: 'A' }],
      headers: { 'if-match': `"${point.revision + 7}"` },
    });
    expect(stale.status).toBe(412);
    await save('updateTranslations', point.id, [{ name: 'fi', value: 'Melu' }], 'dev');
    const { body: history } = await app().call(inspectionPoints.history, { as: 'ada', params: { id: point.id } });
    expect(history).toContainEqual(
      expect.objectContaining({
        actor: 'Dev Ranganathan',
        changes: expect.arrayContaining([expect.objectContaining({ field: 'value', to: 'Melu' })]),
      }),
    );
  });

  it.each<[Which, object]>([
    ['updateTranslations', [{ name: 'en', value: 'x' }]],
    ['updateTranslations', [{ name: 'xx', value: 'x' }]],
    ['updateTranslations', [{ name: 'fi', value: 'x'.repeat(301) }]],
    ['updateTranslations', [{ name: 'fi' }]],
    ['updateTranslations', [{ name: 'fi', value: 'a\u0001' }]],
    ['updateTranslations', { name: 'fi', value: 'x' }],
    ['updateDescriptionTranslations', [{ name: 'fi', value: 'x'.repeat(10_001) }]],
    ['updateTextTranslations', [{ key: 'measurementTitle', name: 'fi', value: 'x' }]],
    ['updateTextTranslations', [{ key: newId(), name: 'fi', value: 'x' }]],
  ])('%s refuses what is no translation', async (which, body) => {
    const { id } = await addPoint(app(), 'Comment');
    expect((await save(which, id, body)).status).toBe(400);
  });

  it('are written by those who may change the point alone', async () => {
    const point = await addPoint(app(), 'Comment');
    await setDivisions(app(), 'dora', [point.productCategoryId]);
    const body = [{ name: 'fi', value: 'x' }];
    for (const name of ['uma', 'max', 'dora', 'dina'] as const)
      expect((await save('updateTranslations', point.id, body, name)).status).toBe(403);
    const own = await addPoint(app(), 'Comment', { productCategoryId: point.productCategoryId }, 'dora');
    expect((await save('updateTranslations', own.id, body, 'dora')).status).toBe(200);
  });
});
