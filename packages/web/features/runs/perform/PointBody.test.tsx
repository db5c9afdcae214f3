import { pointInLanguage } from '@assay/domain/protocols/in-language';
import { newResult } from '@assay/domain/runs/result';
import { frozen, snapshot, snapshotPoint } from '@assay/domain/runs/testing/runs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SessionContext } from '../../../api/session.ts';
import { customerId } from '../../../testing/customers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { type PersonName, sessionOf, userOf } from '../../../testing/people.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { createFieldQueue } from '../queue/field-queue.ts';
import { PointBody } from './PointBody.tsx';
import { PerformingContext } from './performing.ts';
import type { RunModel } from './run-model.ts';
import { resultKey } from './run-states.ts';

const english = {
  ...frozen('Comment', {
    name: 'Oil level',
    description: 'Cold.',
    photoField: { present: false },
    voiceCommentField: {},
  }),
  translations: { fi: 'Öljyn taso' },
};

/** A point of the performing screen, read in Finnish. */
function open(person: PersonName, level: number) {
  const queue = createFieldQueue({
    send: () => Promise.reject(new Error('Nothing is sent.')),
    read: () => [],
    faultOf: () => undefined,
    place: () => [],
  });
  onTestFinished(queue.close);
  const at = snapshotPoint('one', pointInLanguage(english, 'fi'));
  const of = snapshot([[at]]);
  const manual = { id: customerId(5), name: 'Oil.txt', fileType: 'text/plain', fileSize: 10 };
  const api = fakeApi({
    ...sessionOf(person),
    'GET auth/preferences': { body: { language: 'fi', revision: 1 } },
    [`GET documentLibrary/documents/protocol/${of.protocolId}`]: {
      body: [{ inspectionPointId: at.inspectionPointId, documents: [manual] }],
    },
    [`GET documentLibrary/document/${manual.id}/storageurl`]: { body: { url: '#', previewUrl: null } },
  });
  const session = { user: userOf(person), level, flags: [], external: false, distributorAdmin: false, divisions: null };
  const model = { runId: 'run', snapshot: of, product: { productFamilyId: null, productModelId: null } };
  renderPiece(
    <SessionContext value={session as never}>
      <PerformingContext value={{ queue, external: false, disabled: false, lastVisits: new Map() }}>
        <PointBody
          model={model as unknown as RunModel}
          step={{ at, warning: undefined, categoryId: 'frame' } as never}
          of={resultKey('run', at.id, 'result')}
          result={newResult(at.point)}
        />
      </PerformingContext>
    </SessionContext>,
  );
  return api;
}

describe('a point that is carried out', () => {
  it('has its documents, which open from there', async () => {
    const { calls } = open('uma', 1);
    const user = userEvent.setup();
    await user.click(await screen.findByText('Documents'));
    await user.click(await screen.findByRole('button', { name: 'Download Oil.txt' }));
    expect(calls()).toContain(`GET documentLibrary/document/${customerId(5)}/storageurl`);
  });

  it('tells authors what of it is not translated, and nobody else', async () => {
    open('dev', 3);
    expect(await screen.findByText('Not translated into Suomi, shown in English: Cold.')).toBeTruthy();
  });

  it('does not bother an inspector with that', async () => {
    open('uma', 1);
    await screen.findByText('Documents');
    expect(screen.queryByText(/^Not translated/)).toBeNull();
  });
});
