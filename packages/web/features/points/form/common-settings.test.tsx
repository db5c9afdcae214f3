import { newPoint } from '@assay/domain/points/rules';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { write, writePoint } from '../../../testing/point-form.tsx';

it('the settings that all points have are saved as they were chosen [PNT-09]', async () => {
  const { user, created } = await writePoint('Comment');
  const before = newPoint('Comment');
  const select = (label: string) => screen.getByLabelText(label, { selector: 'select' });
  const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: '[type=checkbox]' });
  const choose = async (label: string, on: boolean) => {
    if (box(label).checked !== on) await user.click(box(label));
  };
  await user.selectOptions(select('Keyboard'), 'Telephone');
  await user.selectOptions(select('If the value is invalid'), 'Block submitting');
  await write(user, screen.getByLabelText(/^Regular expression/, { selector: 'input' }), '(');
  await choose('An answer is required', true);
  await choose('The name can be changed while performing', true);
  for (const field of ['Comment', 'Internal comment', 'Rating', 'Photo']) {
    await choose(`${field}: Asked for`, true);
    await choose(`${field}: Required`, true);
  }
  await choose('Photo: Only for failure', !before.photoField.onlyForFailure);
  await choose('Voice comment: Asked for', !before.voiceCommentField.present);
  const asked = { present: true, required: true };
  expect(await created()).toMatchObject({
    keyboardType: 'phone-pad',
    // One that cannot be used warns, and is saved all the same.
    inputValidationRegexp: '(',
    validationConsequence: 'PreventReport',
    contentRequired: true,
    nameOverridable: true,
    commentField: asked,
    internalCommentField: asked,
    ratingField: asked,
    photoField: { ...asked, onlyForFailure: !before.photoField.onlyForFailure },
    voiceCommentField: { present: !before.voiceCommentField.present },
  });
});
