import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../testing/customers.ts';
import { aMachine, coneFamily, coneModels } from '../../testing/equipments.ts';
import { type Answers, fakeApi, problem } from '../../testing/fake-api.ts';
import { sessionOf } from '../../testing/people.ts';
import { crushers } from '../../testing/points.ts';
import { renderApp } from '../../testing/render-app.tsx';

const screens = { id: customerId(77), name: 'Screens' };
const [hp200, hp300] = coneModels.map((model) => ({ ...model, productFamilyId: coneFamily.id, revision: 1 }));
const cone = {
  ...coneFamily,
  familyName: coneFamily.name,
  longFamilyName: '',
  division: '',
  productCategoryId: crushers.id,
  productCategoryName: crushers.name,
  productModels: coneModels,
  revision: 1,
};
const familyPath = `productFamilies/${cone.id}`;
const modelPath = `productModels/${hp200?.id}`;

/** The page of a server that has one family with two models, and takes their new names. */
async function openPage(address: string, answers: Answers = {}) {
  const there = { families: [cone], models: [hp200, hp300] };
  const api = fakeApi({
    ...sessionOf('dev'),
    'GET productCategories/all': { body: [crushers, screens] },
    'GET ProductFamilies/query': () => ({ body: { result: there.families, count: there.families.length } }),
    [`GET ${familyPath}`]: () => ({ body: there.families[0] }),
    [`GET ProductFamilies/${cone.id}/models`]: () => ({ body: { result: there.models, count: there.models.length } }),
    [`PUT ${familyPath}`]: ({ body }) => {
      const { familyName, productCategoryId } = body as typeof cone;
      const { name: productCategoryName } = productCategoryId === screens.id ? screens : crushers;
      const saved = { ...cone, name: familyName, familyName, productCategoryId, productCategoryName, revision: 2 };
      there.families = [saved];
      return { body: saved };
    },
    [`PUT ${modelPath}`]: ({ body }) => {
      const saved = { ...hp200, ...(body as { name: string }), revision: 2 } as typeof hp200;
      there.models = [saved, hp300];
      return { body: saved };
    },
    'GET Equipments/query': () => {
      const [family] = there.families;
      const [model] = there.models;
      const machine = aMachine(1, { productFamilyName: family?.name, productModelName: model?.name });
      return { body: { result: [{ ...machine, customerName: '', customerSiteName: '', lastVisit: null }], count: 1 } };
    },
    ...answers,
  });
  const { router } = renderApp(address, 'dev');
  return { user: userEvent.setup(), there, router, ...api };
}

const familyRows = async () => within(await screen.findByRole('region', { name: 'Families' }));
const modelRows = async (family = cone.name) =>
  within(await screen.findByRole('region', { name: `Models of ${family}` }));
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const question = () => screen.findByRole('dialog');
const choose = async (user: UserEvent, dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole('button', { name }));

async function rewrite(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

describe('the page of product families', () => {
  it('lists families and models, sorts both, and adds what has a name [EQP-03]', async () => {
    const screensFamily = { ...cone, id: customerId(803), name: 'Deck', familyName: 'Deck', productModels: [] };
    const added = { families: [cone], models: [hp200, hp300] };
    const { user, sent } = await openPage(`/ProductFamilies?family=${cone.id}`, {
      'GET ProductFamilies/query': () => ({ body: { result: added.families, count: added.families.length } }),
      [`GET ProductFamilies/${cone.id}/models`]: () => ({
        body: { result: added.models, count: added.models.length },
      }),
      [`GET ProductFamilies/${screensFamily.id}/models`]: { body: { result: [], count: 0 } },
      [`GET productFamilies/${screensFamily.id}`]: { body: screensFamily },
      'POST productFamilies': () => {
        added.families = [cone, screensFamily];
        return { status: 201, body: screensFamily };
      },
      [`POST ${familyPath}/models`]: ({ body }) => {
        const made = { ...hp300, id: customerId(813), name: (body as { name: string }).name } as typeof hp300;
        added.models = [hp200, hp300, made];
        return { status: 201, body: made };
      },
    });
    const asked = (path: string) => sent.findLast(({ call }) => call === `GET ProductFamilies/${path}`)?.query;
    const families = await familyRows();
    await modelRows();
    expect(asked('query')).toMatchObject({ orderKey: 'name', orderDirection: 'desc' });
    expect(asked(`${cone.id}/models`)).toMatchObject({ orderKey: 'name', orderDirection: 'desc' });
    expect((await families.findByRole('link', { name: 'Cone' })).closest('tr')?.textContent).toBe('ConeCrushers');
    await user.click(within(families.getByRole('columnheader', { name: 'Category' })).getByRole('button'));
    await waitFor(() => expect(asked('query')?.orderKey).toBe('productCategoryName'));
    const models = await modelRows();
    await user.click(within(models.getByRole('columnheader', { name: 'Name' })).getByRole('button'));
    await waitFor(() => expect(asked(`${cone.id}/models`)?.orderDirection).toBe('asc'));

    const family = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Family name' });
    const model = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Model name' });
    const add = async (field: HTMLElement) =>
      user.click(within(field.closest('form') ?? document.body).getByRole('button', { name: 'ADD' }));
    for (const field of [family, model()]) {
      await add(field);
      await waitFor(() =>
        expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter a name'),
      );
    }
    expect(screen.getByText('Choose a category')).toBeTruthy();
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
    await user.type(model(), 'HP9');
    await add(model());
    expect(await (await modelRows()).findByText('HP9')).toBeTruthy();
    await waitFor(() => expect(model().value).toBe(''));
    await user.type(family, 'Deck');
    await user.type(screen.getByRole('combobox', { name: 'Category' }), 'Screens{Enter}');
    await add(family);
    expect(await screen.findByText('This family has no models yet')).toBeTruthy();
    expect((await familyRows()).getByRole('link', { name: 'Deck' })).toBeTruthy();
    expect(sent.findLast(({ call }) => call === 'POST productFamilies')?.body).toMatchObject({
      familyName: 'Deck',
      productCategoryId: screens.id,
    });
  });
});

describe('the names of product families and models', () => {
  const chosen = `/ProductFamilies?family=${cone.id}`;

  it('that are taken are refused at their fields, and nothing that was typed is lost', async () => {
    const taken = (path: string, message: string) => problem(409, 'conflict', { errors: [{ path, message }] });
    const { user } = await openPage(chosen, {
      'POST productFamilies': taken('familyName', 'A product family with this name exists already'),
      [`POST ${familyPath}/models`]: taken('name', 'The family has a model with this name already'),
    });
    const adds = async (within: Awaited<ReturnType<typeof modelRows>>) =>
      user.click(within.getByRole('button', { name: 'ADD' }));
    const described = (field: HTMLElement) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    const family = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Family name' });
    const model = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Model name' });
    await user.type(family, 'CONE');
    await user.type(screen.getByRole('combobox', { name: 'Category' }), 'crushers{Enter}');
    await adds(within(family.closest('form') ?? document.body));
    await waitFor(() => expect(described(family)).toBe('A product family with this name exists already'));
    expect(family.value).toBe('CONE');
    await user.type(model, 'hp200');
    await adds(within(model.closest('form') ?? document.body));
    await waitFor(() => expect(described(model)).toBe('The family has a model with this name already'));
    expect([family.value, model.value]).toEqual(['CONE', 'hp200']);
  });

  it('are changed in dialogs, and change in the lists of products and of equipment', async () => {
    const { user, router } = await openPage('/Equipments');
    const machine = async () => (await screen.findByText('S1')).closest('tr')?.textContent;
    expect(await machine()).toContain('ConeHP200');
    await user.click(screen.getByRole('link', { name: 'Manage product models' }));
    await press(user, 'Edit Cone');
    const dialog = await screen.findByRole('dialog', { name: 'Edit product family' });
    await rewrite(user, within(dialog).getByRole('textbox', { name: 'Family name' }), 'Gyratory');
    await rewrite(user, within(dialog).getByRole('combobox', { name: 'Category' }), 'Screens{Enter}');
    await choose(user, dialog, 'Save family');
    expect(await screen.findByText('Gyratory was saved.')).toBeTruthy();
    const renamed = await (await familyRows()).findByRole('link', { name: 'Gyratory' });
    expect(renamed.closest('tr')?.textContent).toBe('GyratoryScreens');
    await user.click(renamed);
    await modelRows('Gyratory');
    await press(user, 'Edit HP200');
    await rewrite(user, within(await question()).getByRole('textbox', { name: 'Model name' }), 'HP2{Enter}');
    const models = (await modelRows('Gyratory')).getAllByRole('row').slice(1);
    await waitFor(() => expect(models.map(({ textContent }) => textContent)).toEqual(['HP2', 'HP300']));
    await router.navigate({ to: '/Equipments' });
    await waitFor(async () => expect(await machine()).toContain('GyratoryHP2'));
  });

  it('that somebody else changed meanwhile are shown beside the own ones, to choose from', async () => {
    const theirs = { ...cone, name: 'Theirs', familyName: 'Theirs', revision: 2 };
    const { user, sent } = await openPage('/ProductFamilies', {
      [`PUT ${familyPath}`]: ({ headers, body }) =>
        headers.get('if-match') === '"2"'
          ? { body: { ...theirs, ...(body as object), revision: 3 } }
          : problem(412, 'stale', { current: theirs }),
    });
    await press(user, 'Edit Cone');
    await rewrite(user, within(await question()).getByRole('textbox', { name: 'Family name' }), 'Mine');
    await choose(user, await question(), 'Save family');
    const conflict = await screen.findByRole('dialog', { name: 'Changed by somebody else meanwhile' });
    expect(within(conflict).getByRole('radio', { name: /Theirs.*Theirs/ })).toBeTruthy();
    expect(within(conflict).getByRole<HTMLInputElement>('radio', { name: /Yours.*Mine/ }).checked).toBe(true);
    await choose(user, conflict, 'Save these choices');
    expect(await screen.findByText('Theirs was saved.')).toBeTruthy();
    const saves = sent.filter(({ call }) => call === `PUT ${familyPath}`).map(({ body }) => body);
    expect(saves).toMatchObject([{ familyName: 'Mine' }, { familyName: 'Mine' }]);
  });
});

describe('a product family or model', () => {
  const chosen = `/ProductFamilies?family=${cone.id}`;
  const inUse = (message: string) => ({ body: { use: { code: 'not known here', values: {}, message } } });

  it('that is in use is not deleted, and says by how much before anybody asks', async () => {
    const { user, calls } = await openPage(chosen, {
      [`GET ${familyPath}/use`]: inUse('The product family has 2 product models, used by 1 equipment.'),
      [`GET ${modelPath}/use`]: inUse('The product model is used by 1 equipment.'),
    });
    for (const [name, what, why] of [
      ['Cone', 'product family', 'The product family has 2 product models, used by 1 equipment.'],
      ['HP200', 'product model', 'The product model is used by 1 equipment.'],
    ] as const) {
      await press(user, `Delete ${name}`);
      const dialog = await question();
      expect(await within(dialog).findByText(new RegExp(why))).toBeTruthy();
      expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: `Delete ${what}` }).disabled).toBe(true);
      await choose(user, dialog, 'Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('that is not used is deleted after a question', async () => {
    const { user, there } = await openPage(chosen, {
      [`GET ${familyPath}/use`]: { body: { use: null } },
      [`GET ${modelPath}/use`]: { body: { use: null } },
      [`DELETE ${modelPath}`]: () => {
        there.models = [hp300];
        return {};
      },
      [`DELETE ${familyPath}`]: () => {
        there.families = [];
        return {};
      },
    });
    const sure = async (name: string) => {
      const dialog = await question();
      const button = within(dialog).getByRole<HTMLButtonElement>('button', { name });
      await waitFor(() => expect(button.disabled).toBe(false));
      return { dialog, button };
    };
    await press(user, 'Delete HP200');
    await user.click((await sure('Delete product model')).button);
    await waitFor(async () => expect((await modelRows()).queryByText('HP200')).toBeNull());
    expect((await modelRows()).getByText('HP300')).toBeTruthy();
    await press(user, 'Delete Cone');
    const { dialog, button } = await sure('Delete product family');
    expect(dialog.textContent).toContain('Do you really want to delete the product family Cone?');
    await user.click(button);
    expect(await screen.findByText('Choose a product family')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cone' })).toBeNull());
  });
});
