import type { HistoryEntry } from '@assay/contract/history';
import type { PointListItem } from '@assay/contract/points/point';
import { newId } from '@assay/domain/id';
import { newRangeValue } from '@assay/domain/points/new-parts';
import { describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import { formOf } from '../../testing/forms.ts';
import { addPoint, aPoint, inputOf, type PointOf } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';

const points = '/api/v1/inspectionPoints';

describe('an inspection point', () => {
  const app = useTestApp();
  const ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    app().ask(method, `${points}${path}`, { as: 'ada', body, ...(headers && { headers }) });
  const list = async () => (await app().ask('GET', `${points}/list`, { as: 'uma' })).body as PointListItem[];

  it('is sent as a form with its documents named, or as plain JSON', async () => {
    const { categoryId } = await addProducts(app());
    const data = {
      name: 'data',
      value: JSON.stringify(aPoint('Comment', { productCategoryId: categoryId, name: 'By form' })),
    };
    const parts = [data, { name: 'sourceSystem', value: 'UI' }, { name: 'removedDocumentIds', value: '' }];
    const send = (form: object) => app().ask('POST', points, { as: 'ada', ...form });
    expect(await send(formOf(parts))).toMatchObject({ status: 201, body: { name: 'By form', revision: 1 } });
    const file = { name: 'uploadedFiles', value: 'x', file: 'a.pdf', type: 'application/pdf' };
    expect(await send(formOf([...parts, file]))).toMatchObject({
      status: 201,
      body: { documents: [{ name: 'a.pdf', fileSize: 1 }] },
    });
    const document = { name: 'addedDocumentIds', value: newId() };
    expect(await send(formOf([...parts, document]))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'addedDocumentIds.0' }] },
    });
  });

  it('takes its type whatever the case, and keeps it', async () => {
    const { categoryId } = await addProducts(app());
    const input = { ...aPoint('RangeValues', { productCategoryId: categoryId }), type: 'RANGEVALUES' };
    const { status, body } = await ask('POST', '', input);
    expect([status, (body as PointOf<'RangeValues'>).type]).toEqual([201, 'RangeValues']);
    const other = aPoint('Comment', { productCategoryId: categoryId });
    const { id } = body as { id: string };
    expect((await ask('PUT', `/${id}`, other)).body).toMatchObject({ status: 400, errors: [{ path: 'type' }] });
  });

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const point = await addPoint(app(), 'Comment');
    const change = { ...inputOf(point), name: 'Mine' };
    const first = await ask('PUT', `/${point.id}`, change, { 'if-match': '"1"' });
    expect([first.status, first.headers.etag]).toEqual([200, '"2"']);
    const stale = await ask('PUT', `/${point.id}`, { ...change, name: 'Late' }, { 'if-match': '"1"' });
    expect(stale.body).toMatchObject({ status: 412, current: { name: 'Mine', revision: 2 } });
    const general = await ask('PUT', `/${point.id}/generalfields`, {}, { 'if-match': '"1"' });
    expect(general.status).toBe(412);
  });

  it('keeps what a change leaves out of its settings, and starts with the template’s', async () => {
    const { categoryId } = await addProducts(app());
    const added = (await ask('POST', '', { type: 'Comment', name: 'Bare', productCategoryId: categoryId })).body;
    expect(added).toMatchObject({
      kind: 'general',
      photoField: { present: true, required: false, onlyForFailure: true },
      ratingField: { present: true, required: true },
    });
    const { id } = added as { id: string };
    const general = await ask('PUT', `/${id}/generalfields`, { contentRequired: true, photoField: { present: false } });
    expect(general.body).toMatchObject({
      name: 'Bare',
      contentRequired: true,
      photoField: { present: false, required: false, onlyForFailure: false },
      commentField: { present: true },
      revision: 2,
    });
    const named = await ask('PUT', `/${id}`, { type: 'Comment', name: 'Named', productCategoryId: categoryId });
    expect(named.body).toMatchObject({ name: 'Named', contentRequired: true, photoField: { present: false } });
  });

  it('keeps its range values where a change sends none, and patches them by their updates alone', async () => {
    const point = await addPoint(app(), 'RangeValues');
    const { rangeValues: before, ...change } = inputOf(point) as unknown as { rangeValues: { id: string }[] };
    expect(before.length).toBeGreaterThan(0);
    expect(await ask('PUT', `/${point.id}`, change)).toMatchObject({ status: 200, body: { rangeValues: before } });
    const rangeValueUpdates = { [before[0]?.id ?? '']: { inputValidationRegexp: '^9$' } };
    expect(await ask('PUT', `/${point.id}`, { ...change, rangeValueUpdates })).toMatchObject({
      status: 200,
      body: { rangeValues: [{ ...before[0], inputValidationRegexp: '^9$' }, ...before.slice(1)] },
    });
  });

  it('with missing settings, as an older one may be, asks for a photo [PNT-10]', async () => {
    const { id } = await addPoint(app(), 'Comment');
    await app().pool.query(`update inspection_point set settings = '{}' where id = $1`, [id]);
    expect((await ask('GET', `/${id}`)).body).toMatchObject({
      photoField: { present: true, required: true, onlyForFailure: false },
      voiceCommentField: { present: true },
    });
  });

  it('saves a faulty regular expression as it is, and lists it as faulty wherever it is', async () => {
    const point = await addPoint(app(), 'RangeValues', {
      inputValidationRegexp: '(',
      rangeValues: [{ ...newRangeValue(0), inputValidationRegexp: 'a(?=b)' }],
    });
    expect(point).toMatchObject({ inputValidationRegexp: '(', rangeValues: [{ inputValidationRegexp: 'a(?=b)' }] });
    const rule = (inputValidationRegexp: string) => ({ ...newRangeValue(0), inputValidationRegexp });
    const inPart = await addPoint(app(), 'RangeValues', { rangeValues: [rule('^\\d+$'), rule('(')] });
    const sound = await addPoint(app(), 'RangeValues', { rangeValues: [rule('^\\d+$')] });
    const faulty = new Map((await list()).map(({ id, faultyExpression }) => [id, faultyExpression]));
    expect([point, inPart, sound].map(({ id }) => faulty.get(id))).toEqual([true, true, false]);
  });

  it.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['an unknown category', { productCategoryId: newId() }, 'productCategoryId'],
    ['an unknown unit', { measurementUnitId: newId() }, 'measurementUnitId'],
    ['an unknown family', { metas: [{ type: 'ProductFamily', value: newId() }] }, 'metas.0.value'],
    ['an unknown model', { metas: [{ type: 'ProductModel', value: newId() }] }, 'metas.0.value'],
    ['an unknown protocol type', { metas: [{ type: 'ProtocolType', value: 'Hourly' }] }, 'metas.0.value'],
    ['an unknown meta', { metas: [{ type: 'Weather', value: '' }] }, 'metas.0.type'],
    ['crossing limits', { measurementLimits: [{ low: 2, high: 1 }] }, 'measurementLimits.0.low'],
    ['limits that are texts', { measurementLimits: [{ low: 'x' }] }, 'measurementLimits.0.low'],
    [
      'limits of an unknown model',
      { measurementLimits: [{ productModelId: newId() }] },
      'measurementLimits.0.productModelId',
    ],
    [
      'two limits for one product',
      { measurementLimits: [{ low: 1 }, { low: 2 }] },
      'measurementLimits.1.productFamilyId',
    ],
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['a field of another type', { dropdowns: [] }, 'dropdowns'],
    ['a description without end', { description: 'x'.repeat(10_001) }, 'description'],
  ])('with %s is refused by name, and nothing is stored [API-02]', async (_, fault, path) => {
    const { categoryId } = await addProducts(app());
    const before = (await list()).length;
    const reply = await ask('POST', '', { ...aPoint('Measurement', { productCategoryId: categoryId }), ...fault });
    expect(reply.status, reply.text).toBe(400);
    expect((reply.body as { errors: { path: string }[] }).errors.map((error) => error.path)).toContain(path);
    expect(await list()).toHaveLength(before);
  });

  it('is copied with parts of its own, its translations and its name', async () => {
    const point = await addPoint(app(), 'RadioButtonSelectionAndRangeValues', { name: 'Liner', description: 'Worn?' });
    await app().pool.query(
      `insert into point_translation (inspection_point_id, kind, language, value, source, updated_at)
       select $1, kind, 'fi', 'Vuoraus', 'Liner', now() + interval '1 day' from unnest(array['name', 'description']) kind`,
      [point.id],
    );
    const { status, body } = await ask('POST', `/${point.id}/duplicate`);
    const copy = body as typeof point;
    expect([status, copy.name, copy.revision]).toEqual([201, 'Liner (copy)', 1]);
    expect(copy.optionGroup?.id).not.toBe(point.optionGroup?.id);
    expect(copy.rangeValues[0]?.id).not.toBe(point.rangeValues[0]?.id);
    expect(copy.translations).toEqual([
      { id: 'fi', name: 'fi', value: 'Vuoraus', updated: expect.any(String), outdated: false, source: 'Liner' },
    ]);
    await ask('PUT', `/${copy.id}?deleteMissingById=true`, { ...inputOf(copy), rangeValues: [] });
    expect((await ask('GET', `/${point.id}`)).body).toMatchObject({
      rangeValues: [{ title: 'Left' }, { title: 'Right' }],
    });
  });

  it('that is deleted leaves the list and is not found, but stays for protocols', async () => {
    const { id } = await addPoint(app(), 'Comment', { name: 'Gone soon' });
    expect((await ask('DELETE', `/${id}`)).body).toEqual({});
    expect((await ask('GET', `/${id}`)).status).toBe(404);
    expect((await ask('DELETE', `/${id}`)).status).toBe(404);
    expect((await list()).some((point) => point.id === id)).toBe(false);
    const kept = await app().pool.query('select 1 from inspection_point where id = $1', [id]);
    expect(kept.rowCount).toBe(1);
  });

  it('stands in the list by name, with its families and the age of its translations', async () => {
    const { categoryId, productFamilyId, productModelId, family } = await addProducts(app(), { family: 'Jaw 9' });
    const other = await addProducts(app(), { family: 'Jaw 10' });
    const metas = [
      { type: 'ProductModel' as const, value: other.productModelId },
      { type: 'ProductFamily' as const, value: productFamilyId },
      { type: 'ProductModel' as const, value: productModelId },
      { type: 'PointType' as const, value: 'custom' },
    ];
    const given = { productCategoryId: categoryId, metas, description: 'Behind the guard' };
    const { id } = await addPoint(app(), 'Comment', { ...given, name: 'Zone 10' });
    await addPoint(app(), 'Comment', { ...given, name: 'Zone 9' });
    const translate = (kind: string, language: string, when: string) =>
      app().pool.query(
        `insert into point_translation (inspection_point_id, kind, language, value, source, updated_at)
         values ($1, $2, $3, 'x', 'Zone 10', now() + $4::interval)`,
        [id, kind, language, when],
      );
    await translate('name', 'sv', '1 day');
    await translate('description', 'sv', '1 day');
    await translate('name', 'fi', '1 day');
    await translate('description', 'fi', '-1 day');
    const zones = (await list()).filter(({ name }) => name.startsWith('Zone'));
    expect(zones.map(({ name }) => name)).toEqual(['Zone 9', 'Zone 10']);
    expect(zones[1]).toMatchObject({
      id,
      description: 'Behind the guard',
      type: 'Comment',
      kind: 'custom',
      productCategoryId: categoryId,
      productFamilyNames: [family.name, 'Jaw 10'],
      languages: [
        { id: 'fi', outdated: true },
        { id: 'sv', outdated: false },
      ],
      editable: false,
    });
    expect(zones[1]?.metas).toHaveLength(4);
    expect(zones[0]?.languages).toEqual([]);
  });

  it('has translations that a new English text makes outdated', async () => {
    const point = await addPoint(app(), 'Comment', { name: 'Old text' });
    await app().pool.query(
      `insert into point_translation (inspection_point_id, kind, language, value, source, updated_at)
       values ($1, 'name', 'de', 'Alt', 'Old text', $2)`,
      [point.id, app().now()],
    );
    const outdated = async () => (await list()).find(({ id }) => id === point.id)?.languages;
    expect(await outdated()).toEqual([{ id: 'de', outdated: false }]);
    app().setNow(new Date(app().now().getTime() + 60_000));
    await ask('PUT', `/${point.id}`, { ...inputOf(point), description: 'Only this' });
    expect(await outdated()).toEqual([{ id: 'de', outdated: false }]);
    await ask('PUT', `/${point.id}`, { ...inputOf(point), name: 'New text' });
    expect(await outdated()).toEqual([{ id: 'de', outdated: true }]);
  });

  it('tells its history with names in place of ids, field by field', async () => {
    const { categoryId } = await addProducts(app());
    const point = await addPoint(app(), 'RadioButtonSelection', { productCategoryId: categoryId });
    const groups = (await app().ask('GET', '/api/v1/inspectionPointOptionGroups', { as: 'ada' })).body as {
      id: string;
      name: string;
    }[];
    const group = groups.find(({ name }) => name === 'Yes or no');
    const change = { ...inputOf(point), contentRequired: true, optionGroup: { id: group?.id, custom: false } };
    expect((await ask('PUT', `/${point.id}`, change)).status).toBe(200);
    const history = (await ask('GET', `/${point.id}/history`)).body as HistoryEntry[];
    const changes = history.filter(({ action }) => action === 'changed').flatMap((entry) => entry.changes);
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'contentRequired', from: false, to: true },
        { field: 'option_group_id', from: expect.any(String), to: 'Yes or no' },
      ]),
    );
    expect(history.at(-1)).toMatchObject({ action: 'created', actor: 'Ada Okonkwo' });
  });

  it('that is put into another order tells it once, and keeps the order', async () => {
    const point = await addPoint(app(), 'RangeValues');
    const rangeValues = point.rangeValues.map((value) => ({ ...value, index: 1 - value.index }));
    const { body } = await ask('PUT', `/${point.id}?deleteMissingById=true`, { ...inputOf(point), rangeValues });
    expect(body).toMatchObject({
      rangeValues: [
        { title: 'Right', index: 0 },
        { title: 'Left', index: 1 },
      ],
    });
    const [last, ...earlier] = (await ask('GET', `/${point.id}/history`)).body as HistoryEntry[];
    expect(last).toMatchObject({
      action: 'reordered',
      changes: [{ field: 'rangeValues', from: ['Left', 'Right'], to: ['Right', 'Left'] }],
    });
    expect(earlier.every(({ action }) => action === 'created')).toBe(true);
  });
});
