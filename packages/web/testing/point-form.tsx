import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { type Answers, fakeApi } from './fake-api.ts';
import { sessionOf } from './people.ts';
import { anEntry, referenceAnswers } from './points.ts';
import { renderApp } from './render-app.tsx';

interface Known {
  id: string;
  name: string;
  type: string;
}

/** The page of inspection points at an address, as soon as the form that it names is whole. */
export async function openPointForm(address: string, answers: Answers = {}) {
  const api = fakeApi({
    ...sessionOf('dev'),
    ...referenceAnswers,
    'GET inspectionPoints/list': { body: [] },
    ...answers,
  });
  const { router } = renderApp(`/InspectionPoints?${address}`, 'dev');
  // The last piece of the form, by its element: labels and roles are looked for in the whole page, after every change of it.
  await waitFor(() => expect(document.getElementsByTagName('aside')).toHaveLength(1));
  screen.getByLabelText('Preview', { selector: 'aside' });
  const sent = (call: string) => api.sent.filter((one) => one.call === call);
  return { user: userEvent.setup(), sent, router };
}

/** The form of a point that is there; `saved` answers what its save sent. */
export async function editPoint(known: Known) {
  const path = `inspectionPoints/${known.id}`;
  const { user, sent, router } = await openPointForm(`point=${known.id}`, {
    'GET inspectionPoints/list': { body: [{ ...anEntry(1, known.name), id: known.id, type: known.type }] },
    [`GET ${path}`]: { body: known },
    [`PUT ${path}`]: { body: known },
  });
  const saved = async () => {
    await user.click(screen.getByText('Save point'));
    await screen.findByText(`${known.name} was saved.`);
    return sent(`PUT ${path}`).at(-1)?.body;
  };
  return { user, saved, router };
}

/** The form of a new point with a name and a category; `created` answers what its save sent. */
export async function writePoint(template: string) {
  const { user, sent } = await openPointForm(`tab=tab-2&template=${template}`, {
    'POST inspectionPoints': ({ body }) => ({ status: 201, body }),
  });
  // Options have names too, below that of the point.
  const [name] = screen.getAllByLabelText(/^Name/, { selector: 'input' });
  await write(user, name as HTMLElement, `New ${template}`);
  await user.type(screen.getByLabelText(/^Product category/, { selector: 'input' }), 'cru{Enter}');
  const created = async () => {
    await user.click(screen.getByText('Create point'));
    await screen.findByText(`New ${template} was created.`);
    return sent('POST inspectionPoints').at(-1)?.body;
  };
  return { user, created };
}

/** Adds to a field at once: a form that is drawn again for every key takes long. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

type Around = Pick<typeof screen, 'getByLabelText'>;

/** A part of the form, or of another part, by its label: to look for roles in a whole page takes long. */
export const formPart = (label: string, around: Around = screen) =>
  within(around.getByLabelText(label, { selector: 'fieldset, [role=group]' }));
