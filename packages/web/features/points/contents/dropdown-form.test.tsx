import { newDropdownOption, newRangeValue } from '@assay/domain/points/new-parts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { customerId } from '../../../testing/customers.ts';
import { fakeUploads } from '../../../testing/fake-uploads.ts';
import { formPart, openPointForm, write } from '../../../testing/point-form.tsx';
import { aKnownPoint } from '../../../testing/points.ts';

const [pointId, dropdownId] = [customerId(1), customerId(11)];
const known = aKnownPoint(1, 'Dropdown', {
  dropdowns: [
    {
      id: dropdownId,
      index: 0,
      title: 'Lubricant',
      multiselect: false,
      hideImages: false,
      inputValidationRegexp: '',
      validationConsequence: 'NoAction',
      options: ['Oil', 'Grease'].map((title, index) => ({
        ...newDropdownOption(index),
        id: customerId(20 + index),
        title,
      })),
    },
  ],
});

const other = {
  ...known.dropdowns[0],
  id: customerId(12),
  title: 'Filters',
  multiselect: true,
  hideImages: true,
  inspectionPointId: customerId(2),
  inspectionPointName: 'Hydraulics',
  options: [
    {
      id: customerId(31),
      index: 0,
      title: 'Paper',
      imageId: `${customerId(41)}.png`,
      imageUrl: `api/v1/images/${customerId(41)}/file`,
      imageReuploadNeeded: false,
      followUpRangeValue: { ...newRangeValue(0), id: customerId(51), title: 'Age' },
      batchUpdateDetails: null,
    },
    { ...newDropdownOption(1), id: customerId(32), title: 'Mesh', imageUrl: null, imageReuploadNeeded: false },
  ],
};

const uploadId = customerId(61);

async function openDropdowns() {
  const puts = fakeUploads();
  const page = await openPointForm(`point=${pointId}`, {
    [`GET inspectionPoints/${pointId}`]: { body: known },
    [`PUT inspectionPoints/${pointId}`]: { body: known },
    'GET inspectionPoints/dropdowns': { body: [other] },
    'POST file/uploadUrl': {
      status: 201,
      body: { uploadId, uploadUrl: 'http://localhost/put', readUrl: 'http://localhost/read' },
    },
    [`GET images/${customerId(41)}.png/file`]: { body: 'picture', headers: { 'content-type': 'image/png' } },
    [`GET images/${uploadId}.png/file`]: { body: 'picture', headers: { 'content-type': 'image/png' } },
  });
  const save = async () => {
    await page.user.click(screen.getByText('Save point'));
    await waitFor(() => expect(page.sent(`PUT inspectionPoints/${pointId}`)).toHaveLength(1));
    return page.sent(`PUT inspectionPoints/${pointId}`)[0]?.body as { dropdowns: { options: object[] }[] };
  };
  const arrived = async (number: number) => {
    await waitFor(() => expect(puts).toHaveLength(number));
    const put = puts[number - 1];
    if (!put) throw new Error('Nothing was put.');
    return put;
  };
  return { ...page, save, arrived };
}

const aPicture = (name: string, type = 'image/png') => new File(['picture'], name, { type });
const fileInput = (option: string) => screen.getByLabelText<HTMLInputElement>(`Image file of ${option}`);
const isDisabled = (name: string) => screen.getByText(name).closest('button')?.disabled;

describe('the form of dropdowns', () => {
  it('uploads the image of an option, tells how far it is, and takes nothing but 201 for success [PNT-21]', async () => {
    const { user, arrived, save } = await openDropdowns();
    await user.upload(fileInput('Option 1'), aPicture('oil.png'));
    await user.upload(fileInput('Option 2'), aPicture('grease.png'));
    expect(formPart('Option 2').getByText('Waiting')).toBeTruthy();
    expect(isDisabled('Save point')).toBe(true);
    expect(screen.getByText('Dropdowns 1: An image is still being uploaded')).toBeTruthy();

    const put = await arrived(1);
    expect([put.address, put.headers['x-ms-blob-type']]).toEqual(['http://localhost/put', 'BlockBlob']);
    await put.progress(0.42);
    expect(formPart('Option 1').getByText('Uploading 42 %')).toBeTruthy();
    await put.answer(200);
    expect(formPart('Option 1').getByRole('alert').textContent).toBe('Uploading failed');

    await (await arrived(2)).answer(201);
    expect(formPart('Option 2').getByText('Success')).toBeTruthy();
    expect(isDisabled('Save point')).toBe(true);
    await user.click(formPart('Option 1').getByText('Retry'));
    await (await arrived(3)).answer(201);
    await screen.findByLabelText('Image of Option 1');
    const [dropdown] = (await save()).dropdowns;
    const image = { imageId: `${uploadId}.png`, imageUrl: 'http://localhost/read' };
    expect(dropdown?.options).toMatchObject([
      { title: 'Oil', ...image },
      { title: 'Grease', ...image },
    ]);
    expect(JSON.stringify(dropdown)).not.toContain('imageUploading');
  });

  it('goes without an image that does not arrive, and takes one away again', async () => {
    const { user, arrived, save } = await openDropdowns();
    await user.upload(fileInput('Option 1'), aPicture('oil.png'));
    await (await arrived(1)).answer(503);
    await user.click(formPart('Option 1').getByText('Continue without it'));
    expect(isDisabled('Save point')).toBe(false);
    await user.upload(fileInput('Option 2'), aPicture('grease.png'));
    await (await arrived(2)).answer(201);
    await user.click(await screen.findByLabelText('Image of Option 2'));
    await user.click(await screen.findByText('Remove image'));
    await write(user, formPart('Option 2').getByLabelText('Name'), ' NLGI 2');
    expect((await save()).dropdowns[0]?.options).toMatchObject([{ imageId: null }, { imageId: null }]);
  });

  it.each([
    ['Unallowed file type', [aPicture('oil.gif', 'image/gif')]],
    ['Only one file allowed at a time', [aPicture('a.png'), aPicture('b.png')]],
  ])('says %s and sends nothing', async (text, files) => {
    const { user, sent } = await openDropdowns();
    const input = fileInput('Option 1');
    input.multiple = true;
    input.removeAttribute('accept');
    await user.upload(input, files);
    expect(formPart('Option 1').getByRole('alert').textContent).toBe(text);
    expect(sent('POST file/uploadUrl')).toEqual([]);
  });

  it('copies a dropdown with new temporary ids and uploads its images again, under an overlay [PNT-18]', async () => {
    const { user, arrived, save, sent } = await openDropdowns();
    await user.click(screen.getByText('Copy an existing dropdown'));
    await user.type(await screen.findByLabelText(/^Dropdown to copy/, { selector: 'input' }), 'Filters');
    await user.click(await screen.findByText('Filters · Hydraulics'));
    const copy = formPart('Dropdown 2');
    expect(copy.getByLabelText<HTMLInputElement>('Title').value).toBe('Filters');
    expect(copy.getByLabelText<HTMLInputElement>('Several options may be chosen').checked).toBe(true);
    expect(copy.getByLabelText<HTMLInputElement>('Hide the images of the options').checked).toBe(true);
    expect(formPart('Option 1', copy).getByText('Loading...')).toBeTruthy();
    expect(formPart('Option 2', copy).queryByText('Loading...')).toBeNull();
    expect([isDisabled('Add new dropdown'), isDisabled('Save point')]).toEqual([true, true]);

    const put = await arrived(1);
    expect(sent(`GET images/${customerId(41)}.png/file`)[0]?.query).toEqual({ size: 'original' });
    expect([put.body.type, await put.body.text()]).toEqual(['image/png', '"picture"']);
    await put.answer(201);
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    expect([isDisabled('Add new dropdown'), isDisabled('Save point')]).toEqual([false, false]);
    const [mine, copied] = (await save()).dropdowns;
    expect(mine).toMatchObject({ id: dropdownId, title: 'Lubricant' });
    expect(copied).toMatchObject({
      index: 1,
      title: 'Filters',
      multiselect: true,
      hideImages: true,
      options: [
        { index: 0, title: 'Paper', imageId: `${uploadId}.png`, followUpRangeValue: { title: 'Age' } },
        { index: 1, title: 'Mesh', imageId: null },
      ],
    });
    const ids = [12, 31, 32, 41, 51].map(customerId);
    expect(ids.filter((id) => JSON.stringify(copied).includes(id))).toEqual([]);
    expect(JSON.stringify(copied)).not.toContain('temp-id-');
  });
});
