import { expect } from '@playwright/test';
import { unique } from '../customers.ts';
import { makeFamily } from '../equipment.ts';
import { visit } from '../in-page.ts';
import { ProtocolCreator } from '../pages/protocol-creator.ts';
import { makePoint } from '../points.ts';
import { aCategory, makeProtocol, phaseNamed } from '../protocols.ts';
import { test } from '../world.ts';

const options = (...names: string[]) => ({
  type: 'RadioButtonSelection' as const,
  optionGroup: { name: 'Look', custom: true, options: names.map((name, index) => ({ index, name })) },
});

test('the preview of a draft walks from point to point, and points come and go with what they depend on', async ({
  as,
  server,
}) => {
  const word = unique('Walk');
  const { family } = await makeFamily(server, unique('Fam'), 'M1', 'M2');
  await makePoint(server, { ...options('Good', 'Worn'), name: `${word} a` });
  await makePoint(server, { type: 'Measurement', name: `${word} b`, measurementTitle: 'Depth' });
  await makePoint(server, { type: 'Comment', name: `${word} c` });
  const page = await as('ada');
  const creator = new ProtocolCreator(page);
  await creator.open(word);
  await creator.chooseType('annual');
  await creator.chooseProduct(1, family.name, 'M1');
  await creator.add(`${word} a`, `${word} b`, `${word} c`);
  const ofB = await creator.openOptions(`${word} b`);
  await ofB.getByRole('button', { name: 'Depend on a point' }).click();
  await creator.pick(ofB.getByRole('combobox', { name: 'Source point' }), `${word} a`);
  await ofB.getByRole('button', { name: 'Add a rule' }).click();
  await ofB.getByRole('combobox', { name: 'Operator' }).selectOption('is');
  await ofB.getByLabel('Value', { exact: true }).fill('Worn');
  const ofC = await creator.openOptions(`${word} c`);
  await ofC.getByRole('button', { name: 'Depend on the model' }).click();
  await ofC.getByRole('button', { name: 'Add a rule' }).click();
  await ofC.getByText('JSON', { exact: true }).click();
  await ofC.getByRole('textbox', { name: 'Rule (JSON)' }).fill('{"==": [{"var": "a"}, "M1"]}');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: `Preview: Annual ${family.name} M1` });
  const listed = preview.getByRole('navigation', { name: 'Points of the walk' }).getByRole('button');
  await expect(listed).toHaveText([`${word} a`, `${word} c`]);
  await expect(preview.getByText('Point 1 of 2 · 0 of 2 points answered')).toBeVisible();
  await preview.getByRole('radio', { name: 'Worn' }).check();
  await expect(listed).toHaveText([/Walk.* a/, `${word} b`, `${word} c`]);
  await preview.getByRole('button', { name: 'Next' }).click();
  await preview.getByRole('textbox', { name: 'Depth' }).fill('12');
  await expect(preview.getByText('Point 2 of 3 · 2 of 3 points answered')).toBeVisible();
  await preview.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(preview.getByRole('radio', { name: 'Worn' })).toBeChecked();
  await creator.pick(preview.getByRole('combobox', { name: 'Preview on: model' }), 'M2');
  await expect(listed).toHaveText([/Walk.* a/, /Walk.* b/]);
  await preview.getByRole('radio', { name: 'Good' }).check();
  await expect(listed).toHaveText([/Walk.* a/]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(listed.first()).toBeHidden();
  await expect(preview.getByRole('heading', { name: `${word} a` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test('the preview of a saved protocol asks about its groups, goes phase by phase, and warns of what cannot be read', async ({
  as,
  server,
}) => {
  const word = unique('Phased');
  const stopped = await phaseNamed(server, `${word} stopped`);
  const running = await phaseNamed(server, `${word} running`);
  const named = (letter: string) => `${word} ${letter}`;
  const gone = { type: 'point' as const, parameter: 'oil', protocolPointId: 'gone' };
  const protocol = await makeProtocol(server, {
    name: word,
    type: 'Commission',
    phasesOn: true,
    phases: [
      { phaseId: running.id, order: 1 },
      { phaseId: stopped.id, order: 0 },
    ],
    categories: [
      await aCategory(server, 'Frame', {
        [named('a')]: { phaseId: running.id },
        [named('b')]: { phaseId: stopped.id, dependencies: [gone] },
      }),
      await aCategory(server, 'Diesel', { [named('c')]: { phaseId: stopped.id } }),
      await aCategory(server, 'Electric', { [named('d')]: { phaseId: stopped.id } }),
      await aCategory(server, 'Extra', { [named('e')]: { phaseId: running.id } }),
    ],
    categoryGroups: [
      { name: 'Drive', kind: 'alternatives', categoryIndices: [1, 2] },
      { name: 'Extras', kind: 'optional', categoryIndices: [3] },
    ],
  });
  const page = await as('ada');
  await visit(page, `/Protocols/${protocol.protocolId}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: `Preview: ${word}` });
  const listed = preview.getByRole('navigation', { name: 'Points of the walk' }).getByRole('button');
  await expect(preview.getByRole('button', { name: 'Start' })).toBeDisabled();
  await preview.getByRole('radio', { name: 'Electric' }).check();
  await preview.getByRole('checkbox', { name: 'Include Extras' }).uncheck();
  await preview.getByRole('button', { name: 'Start' }).click();
  await expect(listed).toHaveText([named('b'), named('d'), named('a')]);
  await expect(preview.getByRole('navigation').getByRole('heading', { level: 3 })).toHaveText([
    stopped.name,
    running.name,
  ]);
  await expect(preview.getByText('Point not found!')).toBeVisible();
  await preview.getByRole('button', { name: 'Next' }).click();
  await expect(preview.getByText('Point not found!')).toBeHidden();
  await expect(preview.getByText(`Electric · ${stopped.name}`)).toBeVisible();

  await preview.getByRole('button', { name: 'Start again' }).click();
  await preview.getByRole('radio', { name: 'Diesel' }).check();
  await preview.getByRole('button', { name: 'Start' }).click();
  await expect(listed).toHaveText([named('b'), named('c'), named('a'), named('e')]);
});
