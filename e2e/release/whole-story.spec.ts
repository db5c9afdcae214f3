import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily, makeMachine } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { readInspection } from '../inspections.ts';
import { PerformPage } from '../pages/perform-page.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { StartPage } from '../pages/start-page.ts';
import { aPhoto } from '../photo-file.ts';
import { test } from '../world.ts';

test.describe.configure({ timeout: 180_000 });

interface Chapter {
  template: string;
  write: (editor: PointEditor) => Promise<void>;
  answer: (perform: PerformPage) => Promise<void>;
}

/** Each template as short as an author in a hurry writes it, and how it is answered beside the machine. */
const chapters: Record<string, Chapter> = {
  look: {
    template: 'Simple',
    write: async () => {},
    answer: (perform) => perform.field('Answer').fill('Clean and dry'),
  },
  gap: {
    template: 'Measurement',
    write: (editor) => editor.text('Measurement title').fill('Gap'),
    answer: (perform) => perform.field('Gap').fill('12,5'),
  },
  plates: {
    template: 'Summary with rows',
    write: async (editor) => {
      await editor.part('Field 1').getByRole('textbox').fill('Left');
      await editor.part('Row 1').getByRole('textbox').fill('Top');
    },
    answer: (perform) => perform.field('Top, Left').fill('7'),
  },
  belt: {
    template: 'Measurement with picture',
    write: async (editor) => {
      for (const number of [1, 2, 3, 4])
        await editor.part(`Field ${number}`).getByRole('textbox').fill(`Place ${number}`);
    },
    answer: (perform) => perform.field('Place 1').fill('80'),
  },
  dies: {
    template: 'Radio button selection',
    write: async (editor) => {
      await editor.form.getByRole('radio', { name: 'Custom options' }).check();
      await editor.text('Name of the group').fill('Dies');
      await editor.part('Option 1').getByRole('textbox', { name: 'Name' }).fill('Sharp');
    },
    answer: (perform) => perform.page.getByRole('radio', { name: 'Sharp', exact: true }).check(),
  },
  tension: {
    template: 'Radio button selection and range values',
    write: async (editor) => {
      await editor.pick('Option group', 'condition');
      await editor.part('Value 1').getByRole('textbox', { name: 'Title' }).fill('Tension');
    },
    answer: (perform) => perform.field('Tension').fill('3'),
  },
  damage: {
    template: 'Multiple choices',
    write: (editor) => editor.part('Option 1', editor.part('List 1')).getByRole('textbox').fill('Cracks'),
    answer: (perform) => perform.page.getByRole('checkbox', { name: 'Cracks' }).check(),
  },
  thread: {
    template: 'Multiple choices and range values',
    write: async (editor) => {
      await editor.part('Option 1', editor.part('List 1')).getByRole('textbox').fill('Thread worn');
      await editor.part('Value 1').getByRole('textbox', { name: 'Title' }).fill('Diameter');
    },
    answer: async (perform) => {
      await perform.page.getByRole('checkbox', { name: 'Thread worn' }).check();
      await perform.field('Diameter').fill('40');
    },
  },
  oil: {
    template: 'Dropdown',
    write: async (editor) => {
      const dropdown = editor.part('Dropdown 1');
      await dropdown.getByRole('textbox', { name: 'Title' }).fill('Lubricant');
      await editor.part('Option 1', dropdown).getByRole('textbox').fill('Grease');
    },
    answer: async (perform) => {
      await perform.page.getByRole('radio', { name: 'Grease' }).check();
    },
  },
};

test('points of each template are written, built into a protocol, and carried out on a tablet and a phone until the report is corrected', async ({
  as,
  server,
  faults,
}) => {
  faults.expectRefusal(400, 'updateStatus');
  const word = unique('Story');
  const nameOf = (chapter: string) => `${word} ${chapter}`;
  const names = Object.keys(chapters).map(nameOf);
  const { family, models } = await makeFamily(server, `${word} family`, `${word} model`);
  const machine = await makeMachine(server, { productModelId: models[0]?.id ?? '' });

  const author = await as('ada');
  const editor = new PointEditor(author);
  for (const [chapter, { template, write }] of Object.entries(chapters)) {
    await editor.begin(template, nameOf(chapter));
    await write(editor);
    await editor.create.click();
    await expect(author.getByText(`${nameOf(chapter)} was created.`)).toBeVisible();
  }
  const creator = new ProtocolCreator(author);
  await creator.open();
  await creator.chooseType('Daily');
  await creator.chooseProduct(1, family.name);
  for (const name of names) {
    await creator.search.fill(name);
    await creator.entry(name).dblclick();
    await expect(creator.handle(name)).toBeVisible();
  }
  const protocol = await creator.saveIt();
  await expect(author.getByText('New Protocol saved!')).toBeVisible();

  const tablet = await as('uma', { viewport: { width: 820, height: 1180 } });
  const begins = new StartPage(tablet);
  await visit(tablet, '/');
  await tablet.getByRole('link', { name: 'New inspection' }).click();
  await begins.pick('Machine', machine.serialNumber);
  await begins.protocol(protocol.name).check();
  await begins.start.click();
  await expect(tablet).toHaveURL(/\/Reports\/[\w-]+\/perform$/);
  const id = new URL(tablet.url()).pathname.split('/').at(-2) ?? '';

  const onTablet = new PerformPage(tablet);
  const onPhone = new PerformPage(await as('uma', { viewport: { width: 390, height: 844 } }));
  for (const [place, [chapter, { answer }]] of Object.entries(chapters).entries()) {
    const perform = place < 5 ? onTablet : onPhone;
    if (place === 5) {
      await onTablet.saved();
      // The work goes on at the first open point.
      await onPhone.open(id);
    } else if (place > 0) await perform.next.click();
    await expect(perform.title).toHaveText(nameOf(chapter));
    await answer(perform);
    await perform.rating(place === 8 ? 'Repair or replace' : 'Ok').check();
  }
  const phone = onPhone.page;
  await onPhone.unfold('Camera');
  await onPhone.files('Choose photos').setInputFiles(await aPhoto('oil.jpg', 1400));
  await expect(phone.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await onPhone.recordVoice();
  await onPhone.tab('Signatures');
  await onPhone.sign('Inspector', 'Uma Virtanen');
  await onPhone.sign('Customer', 'Aino Laine');
  await onPhone.saved();
  await onPhone.tab('Check and submit');
  await onPhone.submit.click();
  await expect(phone.getByText('Submitted and waiting for review')).toBeVisible();

  const reviewer = new PerformPage(await as('max'));
  await reviewer.open(id);
  await reviewer.page.getByRole('button', { name: 'Send back' }).click();
  await reviewer.page.getByLabel('What needs correcting').fill('How large was the gap?');
  await reviewer.page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(reviewer.page.getByText('Returned for correction')).toBeVisible();

  await onTablet.open(id);
  await expect(tablet.getByText('How large was the gap?')).toBeVisible();
  await onTablet.next.click();
  await expect(onTablet.title).toHaveText(nameOf('gap'));
  await onTablet.field('Gap').fill('14');
  await onTablet.saved();
  await onTablet.tab('Check and submit');
  await onTablet.submit.click();
  const asked = tablet.getByRole('dialog', { name: 'The customer signed before the last changes' });
  await asked.getByRole('radio', { name: 'Use old signatures in the new report.', exact: true }).check();
  await asked.getByRole('button', { name: 'Submit' }).click();
  await expect(tablet.getByText('Submitted and waiting for review')).toBeVisible();

  const kept = await readInspection(server, id);
  expect(kept).toMatchObject({ status: 'Waiting', version: 2, customerSignature: { name: 'Aino Laine' } });
  const results = kept.runs[0]?.results ?? [];
  expect(results.map(({ rating }) => rating)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(results[1]).toMatchObject({ value: '14' });
  expect(results.at(-1)).toMatchObject({ photos: [{}], voiceCommentId: expect.any(String) });
});
