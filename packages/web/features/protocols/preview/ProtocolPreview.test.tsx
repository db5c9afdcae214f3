import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { aKnownPoint, anEntry, referenceAnswers } from '../../../testing/points.ts';
import { aCategory, aKnownProtocol, aProtocolPoint } from '../../../testing/protocols.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const [oil, noise] = [aProtocolPoint(21, 'Oil level'), aProtocolPoint(22, 'Noise')];
const known = aKnownProtocol(1, { categories: [aCategory(10, 'Drive', [oil, noise])] });
const inFinnish = { name: 'fi', value: 'Öljyn taso', outdated: false, source: null, id: 'fi', updated: '' };

/** The walk through the protocol, as this person sees it. */
async function openPreview(language: string) {
  fakeApi({
    ...sessionOf('dev'),
    ...referenceAnswers,
    'GET auth/preferences': { body: { language, revision: 3 } },
    [`GET InspectionProtocols/${known.protocolId}`]: { body: known },
    [`GET inspectionProtocols/${known.protocolId}/history`]: { body: [] },
    'GET inspectionPoints/list': ({ query }) => ({
      body: [
        anEntry(521, 'Oil level', query.language === 'fi' ? { nameInLanguage: 'Öljyn taso' } : {}),
        anEntry(522, 'Noise'),
      ],
    }),
    'GET translations/terms': {
      body: [{ kind: 'category', source: 'Drive', translations: [{ name: 'fi', value: 'Käyttö' }] }],
    },
    [`GET inspectionPoints/${oil.inspectionPointId}`]: {
      body: { ...aKnownPoint(521, 'Comment', { name: 'Oil level' }), translations: [inFinnish] },
    },
    [`GET inspectionPoints/${noise.inspectionPointId}`]: { body: aKnownPoint(522, 'Comment', { name: 'Noise' }) },
  });
  renderApp(`/Protocols/${known.protocolId}`, 'dev');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const list = within(await screen.findByRole('navigation', { name: 'Points of the walk' }));
  return { user, list };
}

describe('the walk through a protocol', () => {
  it('is in the language of its reader, list and titles too, and marks for authors what is not translated', async () => {
    const { user, list } = await openPreview('fi');
    expect(await list.findByRole('heading', { name: 'Käyttö' })).toBeTruthy();
    const [first, second] = list.getAllByRole('button');
    expect([first?.textContent, second?.textContent]).toEqual(['Öljyn taso', 'Noise']);
    expect(await screen.findByRole('heading', { name: 'Öljyn taso' })).toBeTruthy();
    expect(screen.queryByText(/^Not translated/)).toBeNull();
    if (second) await user.click(second);
    expect(await screen.findByText('Not translated into Suomi, shown in English: Noise')).toBeTruthy();
  });

  it('is in English for those who read that', async () => {
    const { list } = await openPreview('en');
    expect(list.getByRole('heading', { name: 'Drive' })).toBeTruthy();
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Oil level', 'Noise']);
  });
});
