import { newChoiceList, newChoiceOption, newRangeValue } from '@assay/domain/points/new-parts';
import type { ChoiceOption } from '@assay/domain/points/parts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { fakeApi, problem } from '../../../testing/fake-api.ts';
import { sessionOf } from '../../../testing/people.ts';
import { aKnownPoint, anEntry, referenceAnswers } from '../../../testing/points.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const option = (number: number, title: string, tags: string[]): ChoiceOption => ({
  ...newChoiceOption(number),
  id: customerId(number),
  title,
  tags,
});
const pointWith = (crackTags: string[]) =>
  aKnownPoint(1, 'MultipleChoicesAndRangeValues', {
    name: 'Welds',
    multipleChoices: [
      {
        ...newChoiceList(0),
        id: customerId(10),
        title: 'Found',
        options: [option(11, 'Crack', crackTags), option(12, 'Rust', [])],
      },
    ],
    rangeValues: [{ ...newRangeValue(0), id: customerId(20), title: 'Length', tags: ['size'] }],
  });

async function openTags(saves: boolean) {
  let tags = ['steel', 'weld'];
  const api = fakeApi({
    ...sessionOf('dev'),
    ...referenceAnswers,
    'GET inspectionPoints/list': () => ({
      body: [
        anEntry(1, 'Welds', { type: 'MultipleChoicesAndRangeValues', tags }),
        anEntry(2, 'Noise'),
        anEntry(3, 'Gaps', { type: 'RangeValues', tags: ['size'] }),
      ],
    }),
    [`GET inspectionPoints/${customerId(1)}`]: () => ({ body: pointWith(tags) }),
    [`GET inspectionPoints/${customerId(2)}`]: { body: aKnownPoint(2, 'Comment', { name: 'Noise' }) },
    'POST tags/update': ({ body }) => {
      if (!saves) return problem(503, 'Not available right now');
      ({ tags } = body as { tags: string[] });
      return { body };
    },
  });
  renderApp('/Tags', 'dev');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: /Welds/ }));
  const editor = async (name: string) => within(await screen.findByRole('region', { name: `Tags of ${name}` }));
  return { api, user, editor };
}

const tagsIn = (editor: { queryAllByRole: (role: string) => HTMLElement[] }) =>
  editor.queryAllByRole('listitem').map((item) => item.textContent);
const sent = (api: Awaited<ReturnType<typeof openTags>>['api']) =>
  api.sent.filter(({ call }) => call === 'POST tags/update').map(({ body }) => body);

describe('the page of tags [TAG-01]', () => {
  it('has an editor for each option and range value of the chosen point, with Save only while its tags differ', async () => {
    const { api, user, editor } = await openTags(true);
    const crack = await editor('Crack (Found)');
    expect(tagsIn(crack)).toEqual(['steel', 'weld']);
    expect(tagsIn(await editor('Rust (Found)'))).toEqual([]);
    expect(tagsIn(await editor('Length'))).toEqual(['size']);
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();

    // What stands there already adds nothing, whatever its case.
    await user.type(crack.getByRole('combobox', { name: /^Add a tag/ }), 'WELD{Enter}');
    expect(crack.queryByRole('button', { name: /^Save/ })).toBeNull();
    await user.click(crack.getByRole('button', { name: 'Remove steel' }));
    await user.type(crack.getByRole('combobox', { name: /^Add a tag/ }), ' 焊缝 {Enter}');
    expect(tagsIn(crack)).toEqual(['weld', '焊缝']);
    expect(screen.getAllByRole('button', { name: /^Save/ })).toHaveLength(1);
    // Back to what is saved: nothing to save.
    await user.click(crack.getByRole('button', { name: 'Remove 焊缝' }));
    await user.click(crack.getByRole('button', { name: 'Remove weld' }));
    for (const tag of ['steel', 'weld'])
      await user.type(crack.getByRole('combobox', { name: /^Add a tag/ }), `${tag}{Enter}`);
    expect(crack.queryByRole('button', { name: /^Save/ })).toBeNull();

    await user.type((await editor('Length')).getByRole('combobox'), 'long{Enter}');
    await user.type(crack.getByRole('combobox', { name: /^Add a tag/ }), 'deep{Enter}');
    await user.click(crack.getByRole('button', { name: 'Save the tags of Crack (Found)' }));
    await screen.findByText('The tags of Crack (Found) were saved.');
    expect(sent(api)).toEqual([{ type: 0, id: customerId(11), tags: ['steel', 'weld', 'deep'] }]);
    // The other one still waits to be saved, as it was typed.
    expect(tagsIn(await editor('Length'))).toEqual(['size', 'long']);
    await user.click((await editor('Length')).getByRole('button', { name: /^Save/ }));
    await screen.findByText('The tags of Length were saved.');
    expect(sent(api)[1]).toEqual({ type: 1, id: customerId(20), tags: ['size', 'long'] });
  });

  it('spells a tag as it is spelled elsewhere, and asks before what is typed is lost', async () => {
    const { user, editor } = await openTags(true);
    const rust = await editor('Rust (Found)');
    await user.type(rust.getByRole('combobox'), 'SIZE{Enter}');
    expect(tagsIn(rust)).toEqual(['size']);
    await user.click(rust.getByRole('button', { name: 'Remove size' }));
    await user.type(rust.getByRole('combobox'), 'deep');
    await user.click(screen.getByRole('link', { name: /Gaps/ }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeTruthy();
  });

  it('says "Failed to save tag" with the status, and keeps what was typed', async () => {
    const { user, editor } = await openTags(false);
    const crack = await editor('Crack (Found)');
    await user.type(crack.getByRole('combobox', { name: /^Add a tag/ }), 'deep{Enter}');
    await user.click(crack.getByRole('button', { name: /^Save/ }));
    await screen.findByText('Failed to save tag Not available right now');
    expect(tagsIn(crack)).toEqual(['steel', 'weld', 'deep']);
    expect(crack.getByRole('button', { name: /^Save/ })).toBeTruthy();
  });

  it('finds points by tag, leaves out those without anything to mark, and offers the tags that are in use', async () => {
    const { user, editor } = await openTags(true);
    const offered = (await editor('Length')).getByRole<HTMLInputElement>('combobox').list;
    expect(Array.from(offered?.options ?? [], ({ value }) => value)).toEqual(['size', 'steel', 'weld']);
    expect(screen.queryByRole('link', { name: /Noise/ })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Search points' }), 'steel');
    await screen.findByText('1 of 2 points');
    expect(screen.getByRole('link', { name: /Welds/ }).textContent).toContain('#steel');
  });
});
