import type { OptionUpdate, SimilarOption } from '@assay/contract/points/option-batches';
import { newId } from '@assay/domain/id';
import { newRangeValue, temporaryId } from '@assay/domain/points/new-parts';
import { days, later } from '@assay/domain/time';
import { beforeEach, describe, expect, it } from 'vitest';
import { addProducts } from '../../testing/builders.ts';
import type { CastName } from '../../testing/cast.ts';
import { addPoint, inputOf, type PointOf, setDivisions } from '../../testing/points.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage } from '../../testing/uploads.ts';

type Point = PointOf<'Dropdown'>;
type Option = Point['dropdowns'][number]['options'][number];

const service = 'option-batch-updates';
const crack = { ...newRangeValue(0), title: 'Length', keyboardType: 'numeric' as const };

describe('a batch update of options', () => {
  const app = useTestApp();
  beforeEach(() => app().pool.query('delete from option_batch; update inspection_point set deleted_at = now()'));
  const work = () => app().jobs.service({ id: service });
  const read = async (id: string) =>
    (await app().ask('GET', `/api/v1/inspectionPoints/${id}`, { as: 'ada' })).body as Point;
  const optionOf = (point: Point, place = 0): Option => {
    const option = point.dropdowns[0]?.options[place];
    if (!option) throw new Error(`The point has no option ${place}.`);
    return option;
  };
  const titles = (point: Point) => point.dropdowns[0]?.options.map(({ title }) => title);

  type Given = Partial<Omit<Option, 'batchUpdateDetails'>> & { title: string };
  const given = (options: readonly Given[], title = 'Damage') => ({
    dropdowns: [
      {
        id: temporaryId(),
        index: 0,
        title,
        multiselect: false,
        hideImages: false,
        inputValidationRegexp: '',
        validationConsequence: 'NoAction' as const,
        options: options.map((option, index) => ({
          id: temporaryId(),
          index,
          imageId: null,
          followUpRangeValue: null,
          ...option,
        })),
      },
    ],
  });
  const aPoint = (name: string, options: string[], more: object = {}, as: CastName = 'ada') =>
    addPoint(app(), 'Dropdown', { name, ...given(options.map((title) => ({ title }))), ...more } as never, as);

  const save = (point: Point, change: (option: Option) => object, as: CastName = 'ada') =>
    app().ask('PUT', `/api/v1/inspectionPoints/${point.id}?deleteMissingById=true`, {
      as,
      body: {
        ...inputOf(point),
        dropdowns: point.dropdowns.map((dropdown) => ({
          ...dropdown,
          options: dropdown.options.flatMap((option) => change(option) ?? []),
        })),
      },
    });
  /** Changes the first option and asks for the others to follow. */
  const update = (point: Point, values: object, optionIds: string[], as: CastName = 'ada') =>
    save(
      point,
      (option) => (option.index === 0 ? { ...option, ...values, batchUpdateDetails: { optionIds } } : option),
      as,
    );
  const updates = async (point: Point) =>
    (await app().ask('GET', `/api/v1/inspectionPoints/${point.id}/optionUpdates`, { as: 'ada' }))
      .body as OptionUpdate[];
  const similar = async (point: Point, as: CastName = 'ada') => {
    const query = `currentDropdownId=${point.dropdowns[0]?.id}&currentOptionId=${optionOf(point).id}`;
    return app().ask('GET', `/api/v1/inspectionPoints/dropdownsWithSimilarOptions?${query}`, { as });
  };

  it('finds the options of other points with the same words, or with most of the same letters', async () => {
    const { categoryId: productCategoryId } = await addProducts(app());
    const point = await aPoint('Jaw', ['Cracked weld', 'Cracked weld'], { productCategoryId });
    const other = await aPoint('Cone', ['C R A C K E D weld', 'Cracked welds', 'Cracks', 'Dent'], {
      productCategoryId,
    });
    const gone = await aPoint('Gone', ['Cracked weld'], { productCategoryId });
    await app().ask('DELETE', `/api/v1/inspectionPoints/${gone.id}`, { as: 'ada' });
    const found = (await similar(point)).body as SimilarOption[];
    expect(found).toEqual(
      [0, 1].map((place) => ({
        dropdownId: other.dropdowns[0]?.id,
        dropdownName: 'Damage',
        inspectionPointName: 'Cone',
        option: { id: optionOf(other, place).id, name: optionOf(other, place).title },
        pending: false,
      })),
    );
  });

  it('offers what one may change, and tells a stranger of nothing', async () => {
    const { categoryId: productCategoryId } = await addProducts(app());
    const elsewhere = await addProducts(app());
    await setDivisions(app(), 'dora', [productCategoryId]);
    const point = await aPoint('Jaw', ['Cracked weld'], { productCategoryId });
    const own = await aPoint('Of the distributor', ['Cracked weld'], { productCategoryId }, 'dora');
    const hidden = await aPoint('Hidden', ['Cracked weld'], { productCategoryId: elsewhere.categoryId });
    const names = async (of: Point, as: CastName) =>
      ((await similar(of, as)).body as SimilarOption[]).map(({ inspectionPointName }) => inspectionPointName);
    expect(await names(point, 'dora')).toEqual(['Of the distributor']);
    expect(await names(own, 'dora')).toEqual([]);
    expect(await names(own, 'ada')).toEqual(['Hidden', 'Jaw']);
    // One that may not be seen answers like one that is not there.
    const query = (id: string) => `currentDropdownId=${hidden.dropdowns[0]?.id}&currentOptionId=${id}`;
    const ask = async (id: string) => {
      const path = `/api/v1/inspectionPoints/dropdownsWithSimilarOptions?${query(id)}`;
      const { status, body } = await app().ask('GET', path, { as: 'dora' });
      return [status, { ...(body as object), requestId: '' }];
    };
    expect((await ask(optionOf(hidden).id))[0]).toBe(404);
    expect(await ask(optionOf(hidden).id)).toEqual(await ask(newId()));
    for (const id of [optionOf(point).id, optionOf(hidden).id, newId()])
      expect((await update(own, {}, [id], 'dora')).body).toMatchObject({
        status: 400,
        errors: [{ path: 'dropdowns.0.options.0.batchUpdateDetails.optionIds.0', code: 'point.optionUnknown' }],
      });
  });

  it('changes title and follow-up of the chosen options once it runs, never an image, and no other option', async () => {
    const imageId = await addImage(app(), 'ada');
    const source = await aPoint('Jaw', ['Crack', 'Dent']);
    const chosen = await addPoint(app(), 'Dropdown', {
      name: 'Cone',
      ...given([
        { title: 'crack', imageId },
        { title: 'Crack ', followUpRangeValue: { ...crack, title: 'Depth' } as never },
      ]),
    });
    const other = await aPoint('Screen', ['Crack']);
    const reply = await update(source, { title: 'Crack in the weld', followUpRangeValue: crack }, [
      optionOf(chosen, 0).id,
      optionOf(chosen, 1).id,
    ]);
    expect(reply.status).toBe(200);
    expect(await updates(source)).toMatchObject([
      { sourceOptionId: optionOf(source).id, inspectionPointName: 'Cone', state: 'pending', error: null },
      { state: 'pending' },
    ]);
    expect(titles(await read(chosen.id))).toEqual(['crack', 'Crack ']);

    await work();
    const now = await read(chosen.id);
    expect(now.dropdowns[0]?.options).toMatchObject([
      {
        title: 'Crack in the weld',
        imageId: `${imageId}.jpg`,
        followUpRangeValue: crackAsKept,
        batchUpdateDetails: null,
      },
      { title: 'Crack in the weld', imageId: null, followUpRangeValue: crackAsKept },
    ]);
    // What answers already name stays the same.
    expect(optionOf(now, 1).followUpRangeValue?.id).toBe(optionOf(chosen, 1).followUpRangeValue?.id);
    expect(await read(other.id)).toEqual(other);
    expect(titles(await read(source.id))).toEqual(['Crack in the weld', 'Dent']);
    expect((await updates(source)).map(({ state }) => state)).toEqual(['done', 'done']);
    const history = (await app().ask('GET', `/api/v1/inspectionPoints/${chosen.id}/history`, { as: 'ada' })).body;
    expect(history).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          actor: 'Ada Okonkwo',
          changes: [{ field: 'title', from: 'crack', to: 'Crack in the weld' }],
        }),
      ]),
    );
    await work();
    expect((await read(chosen.id)).revision).toBe(now.revision);
  });
  const crackAsKept = { title: 'Length', keyboardType: 'numeric' };

  it('locks the options that wait for it, by name, and nothing else of their points', async () => {
    const [source, target] = [await aPoint('Jaw', ['Crack']), await aPoint('Cone', ['Crack', 'Dent'])];
    await update(source, { title: 'Cracks' }, [optionOf(target).id]);
    const waiting = await read(target.id);
    expect(waiting.dropdowns[0]?.options.map(({ batchUpdateDetails }) => batchUpdateDetails)).toEqual([
      { pending: true },
      null,
    ]);
    expect((await similar(source)).body).toMatchObject([{ option: { id: optionOf(target).id }, pending: true }]);
    const locked = { status: 409, code: 'optionLocked' };
    const detail = `The option Crack can't be edited because it is already being updated with another batch update.`;
    const change = (values: object) => (option: Option) => (option.index === 0 ? { ...option, ...values } : option);
    for (const values of [{ title: 'Mine' }, { followUpRangeValue: crack }, { imageId: await addImage(app(), 'ada') }])
      expect((await save(waiting, change(values))).body).toMatchObject({ ...locked, detail });
    expect((await save(waiting, (option) => (option.index === 0 ? [] : option))).body).toMatchObject(locked);
    expect((await update(waiting, {}, [optionOf(source).id])).body).toMatchObject(locked);
    const third = await aPoint('Screen', ['Crack']);
    expect((await update(third, {}, [optionOf(target).id])).body).toMatchObject(locked);
    const beside = await save(waiting, (option) => (option.index === 1 ? { ...option, title: 'Dents' } : option));
    expect(beside.status).toBe(200);
    await work();
    expect(titles(await read(target.id))).toEqual(['Cracks', 'Dents']);
    expect((await save(await read(target.id), change({ title: 'Mine' }))).status).toBe(200);
  });

  it('tells of each option that failed why it did, goes on with the others, and can be repeated', async () => {
    const source = await aPoint('Jaw', ['Crack']);
    const targets = [await aPoint('A', ['Crack']), await aPoint('B', ['Crack']), await aPoint('C', ['Crack'])];
    const ids = targets.map((point) => optionOf(point).id);
    await update(source, { title: 'Cracks' }, ids);
    await app().ask('DELETE', `/api/v1/inspectionPoints/${targets[0]?.id}`, { as: 'ada' });
    await app().pool.query(`
      create function refuse_option() returns trigger language plpgsql as $$ begin raise exception 'a broken index'; end $$;
      create trigger refuse_option before update on dropdown_option for each row when (old.id = '${ids[1]}')
        execute function refuse_option()`);
    await work();
    // Of a point that is gone nobody is told by its name.
    expect(await updates(source)).toMatchObject([
      { inspectionPointName: 'B', state: 'failed', error: { code: 'point.updateFailed' } },
      { inspectionPointName: 'C', state: 'done', error: null },
    ]);
    const { rows } = await app().pool.query(`select error from option_batch where target_option_id = $1`, [ids[0]]);
    expect(rows).toEqual([{ error: 'point.goneMeanwhile' }]);
    const shown = (await app().ask('GET', '/api/v1/backgroundServices', { as: 'max' })).body as { id: string }[];
    expect(shown.find(({ id }) => id === service)).toMatchObject({
      status: 'idle',
      data: {
        counts: { updated: 1, failed: 2 },
        standing: { waiting: 0, failed: 2 },
        note: expect.stringContaining('a broken index'),
      },
    });
    await app().pool.query('drop trigger refuse_option on dropdown_option; drop function refuse_option');
    expect((await update(await read(source.id), {}, [ids[1] ?? ''])).status).toBe(200);
    await work();
    expect((await updates(source)).map(({ state }) => state)).toEqual(['done', 'done']);
    expect(titles(await read(targets[1]?.id ?? ''))).toEqual(['Cracks']);
  });

  it('that is cut off in its middle finishes later, and changes each chosen option once', async () => {
    const source = await aPoint('Jaw', ['Crack']);
    const target = await aPoint('Cone', ['Crack', 'Crack', 'Crack', 'Crack', 'Crack', 'Crack']);
    const chosen = [0, 1, 2, 3, 4].map((place) => optionOf(target, place).id);
    await update(source, { title: 'Cracks' }, chosen);
    // The connection dies after the third option was written and before that is committed.
    await app().pool.query(`
      create function cut_off() returns trigger language plpgsql as $$
        begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger cut_off after update on dropdown_option for each row when (old.id = '${chosen[2]}')
        execute function cut_off()`);
    await work();
    const states = async () =>
      (await app().pool.query<{ state: string }>('select state from option_batch order by requested_at, id')).rows.map(
        ({ state }) => state,
      );
    expect(await states()).toEqual(['done', 'done', 'pending', 'pending', 'pending']);
    expect(titles(await read(target.id))).toEqual(['Cracks', 'Cracks', 'Crack', 'Crack', 'Crack', 'Crack']);
    await app().pool.query('drop trigger cut_off on dropdown_option; drop function cut_off');
    await work();
    expect(await states()).toEqual(Array(5).fill('done'));
    const now = await read(target.id);
    expect(titles(now)).toEqual([...Array(5).fill('Cracks'), 'Crack']);
    expect(now.revision).toBe(target.revision + 5);
  });

  it('is forgotten by the sweeper 30 days after it ended, never while it waits', async () => {
    const [source, target] = [await aPoint('Jaw', ['Crack']), await aPoint('Cone', ['Crack', 'Crack'])];
    const begun = app().now();
    const sweepAfter = async (count: number) => {
      app().setNow(later(begun, days(count)));
      await app().jobs.service({ id: 'storage-sweeper' });
      app().setNow(begun);
      return (await updates(source)).map(({ state }) => state);
    };
    await update(source, {}, [optionOf(target, 0).id]);
    await work();
    await update(await read(source.id), {}, [optionOf(target, 1).id]);
    expect(await sweepAfter(29)).toEqual(['done', 'pending']);
    expect(await sweepAfter(30)).toEqual(['pending']);
  });

  it.each([
    ['its own point', 'point.optionOfSamePoint'],
    ['the same option twice', 'point.optionTwice'],
  ])('that names %s is refused', async (what, code) => {
    const [source, target] = [await aPoint('Jaw', ['Crack', 'Crack']), await aPoint('Cone', ['Crack'])];
    const ids = what === 'its own point' ? [optionOf(source, 1).id] : [optionOf(target).id, optionOf(target).id];
    expect((await update(source, {}, ids)).body).toMatchObject({ status: 400, errors: [{ code }] });
  });
});
