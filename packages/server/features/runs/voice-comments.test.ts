import { voiceComments } from '@assay/contract/voice-comments';
import { describe, expect, it } from 'vitest';
import { aForm } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';

const wav = Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt '), Buffer.alloc(2_000, 9)]);

describe('a voice comment', () => {
  const app = useTestApp();
  const record = (content: Buffer, type = 'audio/wav') =>
    app().call(voiceComments.create, { as: 'dina', ...aForm({ file: { name: 'note', content, type } }) });

  it('comes back to whoever recorded it, in part too, and to nobody else', async () => {
    const { status, body } = await record(wav);
    expect(status).toBe(201);
    const { id } = body as { id: string };
    const url = `/api/v1/voicecomment/${id}/file`;
    const headers = { authorization: `Bearer ${app().tokenOf('dina')}` };
    const whole = await app().http.inject({ method: 'GET', url, headers });
    expect([whole.headers['content-type'], whole.rawPayload]).toEqual(['audio/wav', wav]);
    const part = await app().http.inject({ method: 'GET', url, headers: { ...headers, range: 'bytes=0-3' } });
    expect([part.statusCode, part.payload]).toEqual([206, 'RIFF']);
    for (const as of ['dora', 'otto', 'ada'] as const)
      expect((await app().call(voiceComments.file, { as, params: { id } })).status, as).toBe(404);
  });

  it.each([
    ['a page', Buffer.from('<html></html> and more'), 'audio/wav'],
    ['a recording of an unknown kind', wav, 'audio/x-unknown'],
    ['an empty file', Buffer.alloc(0), 'audio/ogg'],
  ])('that is %s is refused', async (_, content, type) => {
    const { status, body } = await record(content, type);
    expect([status, body]).toMatchObject([415, { detail: 'Unallowed file type', errors: [{ path: 'file' }] }]);
  });

  it('has to come', async () => {
    const { status, body } = await app().call(voiceComments.create, { as: 'dina', ...aForm({}) });
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'file' }] }]);
  });
});
