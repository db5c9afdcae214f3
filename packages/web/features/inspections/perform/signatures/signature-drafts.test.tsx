import { newResult } from '@assay/domain/runs/result';
import { frozen } from '@assay/domain/runs/testing/runs';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderPiece } from '../../../../testing/render-app.tsx';
import { type Performing, PerformingContext, usePerforming } from '../../../runs/perform/performing.ts';
import { resultKey } from '../../../runs/perform/run-states.ts';
import { sendFile } from '../../../runs/perform/upload-writer.ts';
import { createFieldQueue } from '../../../runs/queue/field-queue.ts';
import { fieldKey, signatureKey } from '../inspection-states.ts';
import { useAnswersNoted } from './last-answered.ts';
import { SignaturesPane } from './SignaturesPane.tsx';
import { createSignatureDrafts, SignatureDraftsContext } from './signature-drafts.ts';
import { useSignatureWarnings } from './use-signature-warnings.ts';

const place = { tab: 'tab-5', point: undefined };
const Check = () => useSignatureWarnings({ place }, false).map(({ id, text }) => <p key={id}>{text}</p>);

function Screen() {
  useAnswersNoted(usePerforming().queue);
  const [tab, setTab] = useState('signatures');
  return (
    <>
      <button type="button" onClick={() => setTab(tab === 'check' ? 'signatures' : 'check')}>
        Other tab
      </button>
      {tab === 'check' ? <Check /> : <SignaturesPane isFactoryTest={false} />}
    </>
  );
}

function open() {
  const queue = createFieldQueue(
    { send: () => Promise.reject(new Error('No network.')), read: () => [], faultOf: () => undefined, place: () => [] },
    { holds: true },
  );
  onTestFinished(queue.close);
  const drafts = createSignatureDrafts();
  const performing: Performing = { queue, external: false, disabled: false, lastVisits: new Map() };
  renderPiece(
    <PerformingContext value={performing}>
      <SignatureDraftsContext value={drafts}>
        <Screen />
      </SignatureDraftsContext>
    </PerformingContext>,
  );
  return { queue, drafts };
}

const otherTab = () => userEvent.click(screen.getByRole('button', { name: 'Other tab' }));

describe('a signature', () => {
  it('begins with the name that is known: the inspector’s, the contact’s; whatever is typed over it counts', async () => {
    const { queue, drafts } = open();
    const named = (field: 'inspector' | 'contactName', text: string) =>
      [fieldKey(field), { revision: 1, parts: { text } }] as const;
    act(() => queue.receive([named('inspector', 'Uma Virtanen'), named('contactName', 'Aino Laine')]));
    const names = () => screen.getAllByLabelText<HTMLInputElement>('Name of the signer');
    expect(names().map(({ value }) => value)).toEqual(['Uma Virtanen', 'Aino Laine']);
    await userEvent.clear(names()[1] as HTMLElement);
    await userEvent.type(names()[1] as HTMLElement, 'Ilmo');
    expect([names()[1]?.value, drafts.of('customer').name]).toEqual(['Ilmo', 'Ilmo']);
  });

  it('that is on its way is shown from this device in the place of an empty paper', async () => {
    const { queue } = open();
    const papers = () => screen.getAllByLabelText('Name of the signer');
    expect(papers()).toHaveLength(2);
    const file = new File(['x'], 'signature.png', { type: 'image/png' });
    act(() => sendFile(queue, { file, target: signatureKey('customer'), kind: 'drawing', signerName: 'Aino' }));
    expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Signature' })).src).toMatch(/^blob:/);
    expect(papers()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Draw on/ })).toBeNull();
  });

  it('that is drawn stays drawn on another tab, is sent by nobody, and the check says that it is not signed', async () => {
    const { queue, drafts } = open();
    const pad = screen.getByRole('img', { name: 'Draw the signature here, Customer' });
    const [, name] = screen.getAllByLabelText('Name of the signer');
    await userEvent.type(name as HTMLElement, 'Aino');
    fireEvent.pointerDown(pad, { pointerId: 1, clientX: 10, clientY: 10 });
    await otherTab();
    expect(screen.getByText('A signature is drawn and not signed yet: Customer')).toBeTruthy();
    expect(screen.getByText('No signature: Inspector')).toBeTruthy();
    expect([queue.totals().waiting, drafts.drawn()]).toEqual([0, 1]);
    await otherTab();
    expect(screen.getByText('Drawn, and not signed yet.')).toBeTruthy();
    expect(screen.getAllByLabelText<HTMLInputElement>('Name of the signer')[1]?.value).toBe('Aino');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear' })[1] as HTMLElement);
    expect(drafts.drawn()).toBe(0);
  });

  it('that was given is not missed by the check', async () => {
    const { queue } = open();
    const signed = { name: 'Aino', imageId: 'i', signedAt: '2026-03-04T05:06:00.000Z', version: 1 };
    queue.receive([[signatureKey('customer'), { revision: 0, parts: signed }]]);
    await otherTab();
    expect(screen.queryByText('No signature: Customer')).toBeNull();
    expect(screen.getByText('No signature: Inspector')).toBeTruthy();
  });
});

describe('a signature that was given', () => {
  const minute = 60_000;

  it.each([
    ['before an answer was changed', -minute, 1],
    ['after the last change', minute, 0],
  ])('%s is told to be old or not', async (_, distance, count) => {
    const { queue } = open();
    const key = resultKey('run', 'one', 'r');
    const signedAt = new Date(Date.now() + distance).toISOString();
    queue.receive([
      [signatureKey('customer'), { revision: 0, parts: { name: 'Aino', imageId: 'i', signedAt, version: 1 } }],
      [key, { revision: 1, parts: newResult(frozen('Comment')) as never }],
    ]);
    await otherTab();
    const told = () => screen.queryAllByText('Answers were changed after the signature of Aino: sign again');
    expect(told()).toHaveLength(0);
    act(() => queue.change(key, { comment: 'Another' }));
    expect(told()).toHaveLength(count);
  });
});

describe('a drawing on a device that keeps it', () => {
  it('is there again after the page was closed, and gone once it is signed', async () => {
    const stored = new Map<string, object>();
    const store = {
      read: async () => stored,
      keep: async (role: string, draft: object | undefined) => {
        if (draft) stored.set(role, draft);
        else stored.delete(role);
        return true;
      },
    };
    const drafts = createSignatureDrafts(store);
    for (let i = 1; i <= 3; i++)
      drafts.change('customer', { strokes: [Array.from({ length: i }, () => [i, i] as const)] });
    expect(drafts.wouldLose()).toBe(true);
    await vi.waitFor(() => expect(drafts.wouldLose()).toBe(false));

    const again = createSignatureDrafts(store);
    await vi.waitFor(() => expect(again.of('customer').strokes[0]).toHaveLength(3));
    again.drop('customer');
    await vi.waitFor(() => expect(stored.size).toBe(0));
  });

  it('would be lost where the device refuses it', async () => {
    const drafts = createSignatureDrafts({
      read: async () => new Map(),
      keep: () => Promise.reject(new Error('full')),
    });
    drafts.change('provider', { strokes: [[[1, 1]]] });
    await Promise.resolve();
    expect(drafts.wouldLose()).toBe(true);
  });
});
