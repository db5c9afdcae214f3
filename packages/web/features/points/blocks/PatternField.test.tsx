import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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
