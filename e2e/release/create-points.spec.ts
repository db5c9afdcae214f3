import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { PointEditor } from '../pages/point-editor.ts';
import { pointNamed, unitNamed } from '../points.ts';
import type { TestServer } from '../test-server.ts';
import { test } from '../world.ts';

interface Template {
  template: string;
  write: (editor: PointEditor) => Promise<void>;
  kept: (server: TestServer) => Promise<Record<string, unknown>> | Record<string, unknown>;
}

/** What is written by hand into each template, and what is read back of it. */
const templates = {
  Comment: {
    template: 'Simple',
    write: async (editor) => {
      await editor.text('Description').fill('Look at the welds.');
      await editor.select('Keyboard').selectOption('Telephone');
      await editor.text('Regular expression').fill('^\\d+$');
      await editor.select('If the value is invalid').selectOption('Block submitting');
      await editor.check('An answer is required').check();
      await editor.check('Comment: Required').check();
      await editor.check('Photo: Only for failure').uncheck();
      await editor.check('Voice comment: Asked for').uncheck();
      await editor.form.getByRole('radio', { name: 'Generic point' }).check();
    },
    kept: () => ({
      type: 'Comment',
      description: 'Look at the welds.',
      kind: 'custom',
      keyboardType: 'phone-pad',
      inputValidationRegexp: '^\\d+$',
      validationConsequence: 'PreventReport',
      contentRequired: true,
      commentField: { present: true, required: true },
      photoField: { present: true, required: false, onlyForFailure: false },
      voiceCommentField: { present: false },
      ratingField: { present: true, required: true },
    }),
  },
  Measurement: {
    template: 'Measurement',
    write: async (editor) => {
      await editor.text('Measurement title').fill('Pressure');
      await editor.pick('Unit', 'MPa');
      await editor.select('Chart in the report').selectOption('Line chart');
      await editor.select('Life estimate').selectOption('Until the lower limit');
      await editor.add('Add limits');
      const limits = editor.part('Limits 1');
      await limits.getByRole('textbox', { name: 'Low', exact: true }).fill('1,5');
      await limits.getByRole('textbox', { name: 'High', exact: true }).fill('9');
      await limits.getByRole('textbox', { name: 'Critical high' }).fill('soon');
      await expect(limits.getByRole('textbox', { name: 'Critical high' })).toHaveAttribute('aria-invalid', 'true');
      // There is no saved limit to keep, so that it stands in the way.
      await expect(editor.create).toBeDisabled();
      await limits.getByRole('textbox', { name: 'Critical high' }).fill('');
      await expect(limits.getByRole('list')).toContainText('1.5 to 9');
    },
    kept: async (server) => ({
      type: 'Measurement',
      measurementTitle: 'Pressure',
      measurementUnitId: await unitNamed(server, 'MPa'),
      visualization: 'LineChart',
      lifeEstimate: 'Min',
      measurementLimits: [{ productFamilyId: null, criticalLow: null, low: 1.5, high: 9, criticalHigh: null }],
    }),
  },
  SummaryWithRows: {
    template: 'Summary with rows',
    write: async (editor) => {
      await editor.text('Title of the fields').fill('Deck');
      await editor.select('Totals').selectOption('Both ways');
      await editor.part('Field 1').getByRole('textbox').fill('Left');
      await editor.add('Add field');
      await editor.type('Mean');
      await editor.part('Field 2').getByLabel('Calculation').selectOption('Average');
      await expect(editor.part('Row 1')).toContainText('This row has no title.');
      await editor.part('Row 1').getByRole('textbox').fill('Top');
      await editor.add('Add row');
      await editor.type('Total');
      await editor.part('Row 2').getByLabel('Calculation').selectOption('Sum');
      await editor.add('Add line');
      await editor.type('Top left');
      await editor.part('Line 1').getByLabel('Row').selectOption('Top');
      await editor.part('Line 1').getByLabel('Field').selectOption('Left');
    },
    kept: () => ({
      type: 'SummaryWithRows',
      fieldTitle: 'Deck',
      inspectionPointAggregationDirection: 'Both',
      fields: [
        { index: 0, title: 'Left', inspectionPointFieldAggregation: 'No' },
        { index: 1, title: 'Mean', inspectionPointFieldAggregation: 'Average' },
      ],
      rows: [
        { index: 0, title: 'Top', inspectionPointRowAggregation: 'No' },
        { index: 1, title: 'Total', inspectionPointRowAggregation: 'Sum' },
      ],
      visualizationDatasets: [{ name: 'Top left' }],
    }),
  },
  MeasurementsWithPicture: {
    template: 'Measurement with picture',
    write: async (editor) => {
      for (const number of [1, 2, 3, 4])
        await editor.part(`Field ${number}`).getByRole('textbox').fill(`Place ${number}`);
      await editor.part('Field 2').getByLabel('Keyboard').selectOption('Decimal');
      await editor.form.getByRole('button', { name: 'Remove Field 4' }).click();
      await editor.form.getByRole('button', { name: 'Move Field 3 up' }).click();
    },
    kept: () => ({
      fields: [
        { index: 0, title: 'Place 1', keyboardType: '' },
        { index: 1, title: 'Place 3', keyboardType: '' },
        { index: 2, title: 'Place 2', keyboardType: 'decimal-pad' },
      ],
    }),
  },
  RadioButtonSelection: {
    template: 'Radio button selection',
    write: async (editor) => {
      await editor.form.getByRole('radio', { name: 'Custom options' }).check();
      await editor.text('Name of the group').fill('Dies');
      await editor.part('Option 1').getByRole('textbox', { name: 'Name' }).fill('Good');
      await editor.add('Add option');
      await editor.type('Worn');
      const worn = editor.part('Option 2');
      await editor.unfold('Default comment and follow-up', worn);
      await worn.getByRole('textbox', { name: 'Default comment' }).fill('Turn the dies.');
      await worn.getByRole('checkbox', { name: 'Asks for a value when it is chosen' }).check();
      await editor.part('Follow-up value', worn).getByRole('textbox', { name: 'Title' }).fill('Thickness');
      await editor.add('Add option');
    },
    kept: () => ({
      optionGroup: {
        name: 'Dies',
        custom: true,
        options: [
          { index: 0, name: 'Good', defaultComment: '', followUpRangeValue: null },
          { index: 1, name: 'Worn', defaultComment: 'Turn the dies.', followUpRangeValue: { title: 'Thickness' } },
        ],
      },
    }),
  },
  RadioButtonSelectionAndRangeValues: {
    template: 'Radio button selection and range values',
    write: async (editor) => {
      await editor.pick('Option group', 'condition');
      await editor.text('Title of the values').fill('Tension');
      const belt = editor.part('Value 1');
      await belt.getByRole('textbox', { name: 'Title' }).fill('Belt');
      await editor.unfold('Rules and products', belt);
      await belt.getByRole('textbox', { name: 'Regular expression' }).fill('^\\d$');
      await belt.getByLabel('If the value is invalid').selectOption('Block the next point');
    },
    kept: () => ({
      optionGroup: { name: 'Condition', custom: false },
      rangeValueTitle: 'Tension',
      rangeValues: [
        {
          index: 0,
          title: 'Belt',
          inputValidationRegexp: '^\\d$',
          validationConsequence: 'PreventMovingNextPoint',
          metas: [{ type: 'AnyProductModel' }],
        },
      ],
    }),
  },
  MultipleChoices: {
    template: 'Multiple choices',
    write: async (editor) => {
      const list = editor.part('List 1');
      await list.getByRole('textbox', { name: 'Title' }).fill('Damage');
      await list.getByLabel('How many may be chosen').selectOption('One at most');
      await editor.part('Option 1', list).getByRole('textbox').fill('Cracks');
      await editor.add('Add option', list);
      await editor.type('Dents');
    },
    kept: () => ({
      multipleChoices: [
        {
          index: 0,
          title: 'Damage',
          radio: true,
          metas: [{ type: 'AnyProductModel' }],
          options: [
            { index: 0, title: 'Cracks' },
            { index: 1, title: 'Dents' },
          ],
        },
      ],
    }),
  },
  MultipleChoicesAndRangeValues: {
    template: 'Multiple choices and range values',
    write: async (editor) => {
      const list = editor.part('List 1');
      await editor.part('Option 1', list).getByRole('textbox').fill('Thread worn');
      await editor.add('Add value');
      await editor.type('Diameter');
    },
    kept: () => ({
      multipleChoices: [{ radio: false, options: [{ title: 'Thread worn' }] }],
      rangeValues: [
        { index: 0, title: '' },
        { index: 1, title: 'Diameter' },
      ],
    }),
  },
  Dropdown: {
    template: 'Dropdown',
    write: async (editor) => {
      const dropdown = editor.part('Dropdown 1');
      await dropdown.getByRole('textbox', { name: 'Title' }).fill('Lubricant');
      await dropdown.getByRole('checkbox', { name: 'Several options may be chosen' }).check();
      await editor.part('Option 1', dropdown).getByRole('textbox').fill('Oil');
      await editor.add('Add option', dropdown);
      await editor.type('Grease');
    },
    kept: () => ({
      dropdowns: [
        { title: 'Lubricant', multiselect: true, hideImages: false, options: [{ title: 'Oil' }, { title: 'Grease' }] },
      ],
    }),
  },
} satisfies Record<string, Template>;

/** Three templates to a journey: they share the load of the editor, and go side by side. */
const journeys = [
  ['Simple, Measurement and Summary with rows [PNT-05, PNT-09, PNT-12]', ['Comment', 'Measurement', 'SummaryWithRows']],
  [
    'Measurement with picture and both of radio buttons [PNT-05, PNT-13, PNT-15]',
    ['MeasurementsWithPicture', 'RadioButtonSelection', 'RadioButtonSelectionAndRangeValues'],
  ],
  [
    'Multiple choices, with range values too, and Dropdown [PNT-05]',
    ['MultipleChoices', 'MultipleChoicesAndRangeValues', 'Dropdown'],
  ],
] as const;

for (const [titles, types] of journeys)
  test(`points are kept as they were written in the templates ${titles}`, async ({ as, server }) => {
    const page = await as('ada');
    const editor = new PointEditor(page);
    for (const type of types) {
      const { template, write, kept } = templates[type];
      const name = unique(type);
      await editor.begin(template, name);
      await write(editor);
      await editor.create.click();
      await expect(page.getByText(`${name} was created.`)).toBeVisible();
      await expect(editor.name).toHaveValue(name);
      expect(await pointNamed(server, name), template).toMatchObject(await kept(server));
    }
  });
