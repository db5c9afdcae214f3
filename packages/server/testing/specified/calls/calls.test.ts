import { type SpecifiedCall, specifiedCalls } from '@assay/contract/specified-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPicture } from '../../pictures.ts';
import { useTestApp } from '../../test-app.ts';
import { follow, putBytes, startUpload } from '../../uploads.ts';
import { makeSpecifiedWorld } from '../world.ts';
import { auditCalls } from './audit-calls.ts';
import {
  type CallRow,
  type CallRows,
  type CallSource,
  otherSpellings,
  type SpecifiedAsk,
  spelled,
} from './call-row.ts';
import { documentCalls } from './document-calls.ts';
import { fileCalls } from './file-calls.ts';
import { inspectionCalls } from './inspection-calls.ts';
import { masterDataCalls } from './master-data-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { pointCalls } from './point-calls.ts';
import { protocolCalls } from './protocol-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { watchingCalls } from './watching-calls.ts';

const rows: CallRows = {
  ...{ ...inspectionCalls, ...auditCalls, ...fileCalls, ...masterDataCalls, ...sessionCalls },
  ...{ ...pointCalls, ...protocolCalls, ...documentCalls, ...peopleCalls, ...watchingCalls },
};

const nameOf = ({ method, path }: SpecifiedCall) => `${method} ${path}`;

/** Something that has what the row names, at every depth. */
function containing(shape: unknown): unknown {
  if (typeof shape !== 'object' || shape === null || 'asymmetricMatch' in shape) return shape;
  if (Array.isArray(shape)) return expect.arrayContaining(shape.map(containing));
  return expect.objectContaining(
    Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, containing(value)])),
  );
}

describe('the calls of the two specifications', () => {
  const app = useTestApp();
  let source: CallSource;
  let address: string;
  beforeAll(async () => {
    address = await app().http.listen({ host: '127.0.0.1', port: 0 });
    source = { ...(await makeSpecifiedWorld(app())), app: app() };
  });

  /** Sends the call over the network, as any client would. */
  async function send(method: string, path: string, asked: SpecifiedAsk, as: CallRow['as'] = 'dev') {
    const token = asked.token ?? (as === 'nobody' ? undefined : app().tokenOf(as));
    const query = asked.query ? `?${new URLSearchParams(asked.query)}` : '';
    const json = asked.body !== undefined;
    const body = json ? JSON.stringify(asked.body) : (asked.payload as Buffer | undefined);
    const reply = await fetch(address + path + query, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...asked.headers,
      },
      ...(body !== undefined && { body: body as string }),
    });
    return { status: reply.status, type: reply.headers.get('content-type') ?? '', text: await reply.text() };
  }

  const waiting = 'select 1 from report_file where file_id is null';

  /** Lets the report be made that the call waits for, unless it is there already. */
  async function makeReport(sent: Promise<unknown>): Promise<void> {
    let answered = false;
    const note = () => {
      answered = true;
    };
    void sent.then(note, note);
    const asked = async () => answered || (await app().pool.query(waiting)).rows.length > 0;
    await expect.poll(asked, { timeout: 10_000 }).toBe(true);
    if (!answered) await app().jobs.service({ id: 'report-renderer' });
  }

  it('each have a row here, and no other does [API-01]', () => {
    expect(Object.keys(rows).sort()).toEqual(specifiedCalls.map(nameOf).sort());
  });

  it.each(specifiedCalls.map((call) => [nameOf(call), call] as const))(
    '%s takes what is specified and answers as specified, however its path is spelled [API-01]',
    async (name, { method, path, status }) => {
      const row = rows[name] ?? {};
      const asked = (await row.ask?.(source)) ?? {};
      const sent = send(method, spelled(path, asked.params ?? {}, 'as specified'), asked, row.as);
      if (row.waitsForReport) await makeReport(sent);
      const reply = await sent;
      expect(reply.status, reply.text.slice(0, 500)).toBe(status);
      const body = reply.type.includes('json') && reply.text ? JSON.parse(reply.text) : reply.text;
      if (typeof row.shows === 'string') expect(reply.text.includes(row.shows), row.shows).toBe(true);
      else if (row.shows !== undefined) expect(body).toEqual(containing(row.shows));
      await row.afterwards?.(source, asked, body);

      for (const spelling of otherSpellings) {
        // Whoever has no token is asked for one where there is a call: that is enough to see that the path leads to it.
        const isOpen = row.as === 'nobody' || path.includes('{field}');
        const given = (isOpen ? await row.ask?.(source) : undefined) ?? {};
        const address = spelled(path, given.params ?? asked.params ?? {}, spelling);
        const found = await send(method, address, given, isOpen ? row.as : 'nobody');
        expect(found.status, `${spelling}: ${found.text.slice(0, 500)}`).toBe(isOpen ? status : 401);
      }
    },
  );

  it('take a picture at the address that was signed for it, and give it back at the other [API-01]', async () => {
    const picture = await aPicture();
    const { uploadUrl, readUrl } = await startUpload(app(), 'dev');
    const put = await putBytes(app(), uploadUrl, picture, { 'x-ms-blob-type': 'BlockBlob' });
    expect(put.status).toBe(201);
    expect((await follow(app(), readUrl)).status).toBe(200);
  });
});
