import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { editPoint, write } from '../../../testing/point-form.tsx';
import { aKnownPoint } from '../../../testing/points.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { PatternField } from './PatternField.tsx';

describe('the sample of a regular expression', () => {
  it.each([
    ['AB-123', 'The sample fits.'],
    ['AB123', 'The sample does not fit.'],
    ['AB-123-'.repeat(300), 'The sample is too long for this expression, so it is not tested and counts as fitting.'],
  ])('is judged as for an inspector', async (sample, verdict) => {
    renderPiece(<PatternField value="[A-Z]{2,20}-[0-9]{2,20}" onChange={() => undefined} />);
    const user = userEvent.setup();
    await user.click(screen.getByText('Try it on a sample'));
    await user.click(await screen.findByRole('textbox', { name: 'Sample' }));
    await user.paste(sample);
    expect(await screen.findByText(verdict)).toBeTruthy();
  });
});

describe('the regular expression of a point', () => {
  it('says what is wrong with it, and that would take others for ever holds nothing, however long the value', async () => {
    const { user, saved } = await editPoint(aKnownPoint(1, 'Comment', { keyboardType: 'phone-pad' }));
    const long = `${'a'.repeat(3_900)}!`;
    const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
    await write(user, field('Regular expression'), '(((');
    expect(await screen.findByText(/^This expression cannot be used: missing closing \), at character 3/)).toBeTruthy();
    await user.clear(field('Regular expression'));
    await write(user, field('Regular expression'), '^(a+)+$');
    await user.click(screen.getByText('Try it on a sample'));
    await write(user, field('Sample'), long);
    expect(await screen.findByText('The sample does not fit.')).toBeTruthy();
    await user.clear(field('Sample'));
    await write(user, field('Sample'), 'aaa');
    expect(await screen.findByText('The sample fits.')).toBeTruthy();
    const preview = within(screen.getByLabelText('Preview', { selector: 'aside' }));
    await write(user, preview.getByLabelText('Answer'), long);
    await user.tab();
    expect(await preview.findByText('Not in the expected format')).toBeTruthy();
    expect(await saved()).toMatchObject({ inputValidationRegexp: '^(a+)+$' });
  });
});
