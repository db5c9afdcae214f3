import { images } from '@assay/contract/images';
import { newId } from '@assay/domain/id';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addEquipment } from '../../testing/builders.ts';
import { statementsOf } from '../../testing/explain.ts';
import { aForm, formOf } from '../../testing/forms.ts';
import { aBomb, aPhonePhoto, aPicture, aPngHeader, pngChunk, withPngChunks } from '../../testing/pictures.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addEquipmentImage, addImage, aPhotoForm } from '../../testing/uploads.ts';

describe('a picture', () => {
  const app = useTestApp();
  const send = (content: Buffer | string, name?: string, type?: string) =>
    app().call(images.create, { as: 'uma', ...aPhotoForm(content, name, type) });
  const bytesOf = async (id: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app().http.inject({
      method: 'GET',
      url: `/api/v1/images/${id}/file`,
      query,
      headers: { authorization: `Bearer ${app().tokenOf('uma')}`, ...headers },
    });

  it('is kept in three sizes, none larger than it was', async () => {
    const id = await addImage(app(), 'uma', { content: await aPicture({ width: 3000, height: 1500 }) });
    const widths = [];
    for (const size of ['original', 'report', 'thumbnail'])
      widths.push((await sharp((await bytesOf(id, { size })).rawPayload).metadata()).width);
    expect(widths).toEqual([2560, 1200, 320]);
    const small = await addImage(app(), 'uma', { content: await aPicture({ width: 100, height: 50 }) });
    expect((await sharp((await bytesOf(small, { size: 'report' })).rawPayload).metadata()).width).toBe(100);
  });

  it('is looked for where it is shown by indexes alone, however many records show images', async () => {
    const id = await addImage(app(), 'uma', { content: await aPicture() });
    const sent = (await statementsOf(() => bytesOf(id))).find(({ text }) => text.includes('"image_use"'));
    const client = await app().pool.connect();
    try {
      // Tables of tests are so small that reading all of them is cheapest.
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query(`explain ${sent?.text}`, sent?.values);
      expect(JSON.stringify(rows)).toContain('result_photo_image_ix');
      expect(JSON.stringify(rows)).not.toContain('Seq Scan');
    } finally {
      client.release(true);
    }
  });

  it('is found by a plan that is made once for each connection', async () => {
    const id = await addImage(app(), 'uma', { content: await aPicture() });
    const machine = await addEquipment(app(), { serialNumber: newId() });
    for (let times = 0; times < 20; times += 1) await bytesOf(id, { size: 'thumbnail' });
    for (let times = 0; times < 12; times += 1) await addEquipmentImage(app(), machine.id);
    const connections = await Promise.all(Array.from({ length: app().pool.totalCount }, () => app().pool.connect()));
    const planned = `select statement from pg_prepared_statements where generic_plans > 0 and statement like '%"image_use"%'`;
    const rows = (await Promise.all(connections.map((connection) => connection.query(planned)))).flatMap(
      (one) => one.rows,
    );
    for (const connection of connections) connection.release();
    const found = rows.map(({ statement }) => (statement.includes('for update') ? 'shown from now on' : 'read'));
    expect(new Set(found)).toEqual(new Set(['read', 'shown from now on']));
  });

  it('stands upright and does not tell where it was taken', async () => {
    const photo = await aPhonePhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { rawPayload } = await bytesOf(await addImage(app(), 'uma', { content: photo }));
    const kept = await sharp(rawPayload).metadata();
    expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([200, 400, undefined, undefined]);
  });

  it('keeps nothing of what hides behind it', async () => {
    const script = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([await aPicture(), Buffer.from(script)]);
    const { rawPayload } = await bytesOf(await addImage(app(), 'uma', { content: polyglot }));
    expect(rawPayload.includes(script)).toBe(false);
  });

  it('is what its bytes are, a png under the name of a jpeg too', async () => {
    const id = await addImage(app(), 'uma', { content: await aPicture({ format: 'png' }) });
    expect((await bytesOf(id)).headers['content-type']).toBe('image/png');
  });

  it('is all of a png that its reader sees, whatever else is packed into the file', async () => {
    const stuffed = withPngChunks(await aPicture({ format: 'png' }), pngChunk('ABCD', Buffer.from('nobody knows')));
    await expect(sharp(stuffed).metadata()).rejects.toThrow();
    expect((await send(stuffed, 'x.png', 'image/png')).status).toBe(201);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const tooLong = 'The picture is wider or higher than 20,000 pixels';
  const hostile: [string, () => Promise<Buffer | string>, string, number, string][] = [
    ['an SVG that is called one', async () => svg, 'image/svg+xml', 415, 'Unallowed file type'],
    ['an SVG that is called a png', async () => svg, 'image/png', 415, 'Unallowed file type'],
    ['a page that is called a jpeg', async () => '<html><body>hello', 'image/jpeg', 415, 'Unallowed file type'],
    [
      'a GIF that is called a png',
      async () =>
        sharp(await aPicture())
          .gif()
          .toBuffer(),
      'image/png',
      415,
      'Unallowed file type',
    ],
    ['an empty file', async () => '', 'image/png', 415, 'Unallowed file type'],
    [
      'half a jpeg',
      async () => (await aPicture()).subarray(0, 9_000),
      'image/jpeg',
      400,
      'The picture is damaged and cannot be read',
    ],
    [
      'half a png',
      async () => (await aPicture({ format: 'png' })).subarray(0, 2_000),
      'image/png',
      400,
      'The picture is damaged and cannot be read',
    ],
    [
      'the first bytes of a jpeg and then noise',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5_000, 3)]),
      'image/jpeg',
      400,
      'The picture is damaged and cannot be read',
    ],
    [
      'interlaced and large',
      () => aBomb(4_500, true),
      'image/png',
      400,
      'The picture is interlaced and has more than 16 million pixels',
    ],
    ['too wide, by its header alone', async () => aPngHeader(59_000_000, 1), 'image/png', 400, tooLong],
    ['too high, by its header alone', async () => aPngHeader(1, 59_000_000), 'image/png', 400, tooLong],
    ['a jpeg that is too wide', () => aPicture({ width: 20_001, height: 1 }), 'image/jpeg', 400, tooLong],
    ['a bomb', () => aBomb(), 'image/png', 400, 'The picture has more than 60 million pixels'],
  ];
  it.each(hostile)('that is %s is refused, and nothing is kept', async (_, content, type, status, detail) => {
    const before = await app().db.selectFrom('stored_file').select('id').execute();
    const reply = await send(await content(), 'x.png', type);
    expect([reply.status, reply.body]).toMatchObject([status, { detail, errors: [{ path: 'photo' }] }]);
    expect(await app().db.selectFrom('stored_file').select('id').execute()).toEqual(before);
  });

  it('may be as long as 20,000 pixels', async () => {
    for (const format of ['jpeg', 'png'] as const)
      expect((await send(await aPicture({ width: 20_000, height: 2, format }))).status).toBe(201);
  });

  it('comes alone, and has to come', async () => {
    const content = await aPicture();
    const part = { name: 'photo', value: content, file: 'a.jpg', type: 'image/jpeg' };
    const two = await app().call(images.create, { as: 'uma', ...formOf([part, { ...part, name: 'file' }]) });
    expect([two.status, two.body]).toMatchObject([400, { errors: [{ message: 'Only one file allowed at a time' }] }]);
    const none = await app().call(images.create, { as: 'uma', ...aForm({}) });
    expect([none.status, none.body]).toMatchObject([400, { errors: [{ path: 'photo' }] }]);
  });

  it('for a point says which place it takes', async () => {
    const params = { protocolPointId: newId(), index: '3' };
    const reply = await app().call(images.createForPoint, { as: 'uma', params, ...aPhotoForm(await aPicture()) });
    expect([reply.status, reply.body]).toEqual([
      201,
      { id: expect.any(String), protocolPointId: params.protocolPointId, index: 3 },
    ]);
  });

  it('sent twice with one key is one picture', async () => {
    const headers = { 'idempotency-key': newId() };
    const form = aPhotoForm(await aPicture());
    const ask = { as: 'uma', payload: form.payload, headers: { ...form.headers, ...headers } } as const;
    const [first, again] = [await app().call(images.create, ask), await app().call(images.create, ask)];
    expect(again.body).toEqual(first.body);
  });

  it('is sent in part, or not at all to whoever has it', async () => {
    const id = await addImage(app(), 'uma');
    const whole = await bytesOf(id);
    const { etag } = whole.headers;
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' });
    const part = await bytesOf(id, {}, { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.rawPayload.length}`]);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
    const tail = await bytesOf(id, {}, { range: 'bytes=-5' });
    expect(tail.rawPayload).toEqual(whole.rawPayload.subarray(-5));
    const past = await bytesOf(id, {}, { range: 'bytes=99999999-' });
    expect([past.statusCode, past.headers['content-range']]).toEqual([416, `bytes */${whole.rawPayload.length}`]);
    const known = await bytesOf(id, {}, { 'if-none-match': String(etag) });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    const changed = await bytesOf(id, {}, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect(changed.statusCode).toBe(200);
  });

  it('is its uploader’s alone until a record shows it, then everybody’s who may see the record', async () => {
    const distributor = await app()
      .db.selectFrom('company')
      .select('id')
      .where('name', 'like', 'Kivi%')
      .executeTakeFirstOrThrow();
    const { id } = await addEquipment(app(), { companyIds: [distributor.id] });
    const mine = await addImage(app(), 'max');
    const see = async (imageId: string) =>
      Promise.all(
        (['max', 'ada', 'dina', 'otto'] as const).map(
          async (as) => (await app().call(images.file, { as, params: { id: imageId } })).status,
        ),
      );
    expect(await see(mine)).toEqual([200, 404, 404, 404]);
    expect(await see(await addEquipmentImage(app(), id))).toEqual([200, 200, 200, 404]);
  });
});
