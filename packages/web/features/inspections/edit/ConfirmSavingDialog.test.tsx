import { message, worded } from '@assay/domain/words/message';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPiece } from '../../../testing/render-app.tsx';
import { ConfirmSavingDialog, type SavingChoices } from './ConfirmSavingDialog.tsx';

const emailRecipients = ['known@customer.example', 'stranger@elsewhere.example', 'other@elsewhere.example'];

/** The dialog as it opens again after a save that failed. */
const openAfter = (failure: ApiError) => {
  fakeApi({});
  renderPiece(
    <ConfirmSavingDialog
      inspectionId="one"
      version={2}
      hasSignatures={false}
      unreadSummary=""
      usualRecipients={[]}
      before={{ lang: 'en', sendEmail: true, emailRecipients }}
      failure={failure}
      onSave={() => undefined}
      onCancel={() => undefined}
    />,
  );
};

describe('the dialog before a report is saved', () => {
  it('begins with why the last save failed and what is left of it', async () => {
    const detail = 'You may mail reports to 100 addresses an hour; saving without e-mail still works.';
    openAfter(new ApiError({ status: 429, code: 'mailLimit', detail }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The report was not saved');
    expect(alert.textContent).toContain(detail);
    expect(alert.textContent).toContain('Your changes are still here.');
    const choice = screen.getByRole('checkbox', { name: 'Send a new e-mail' });
    expect(alert.compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('marks each refused recipient until it is corrected or removed', async () => {
    const stranger = (place: number) => message('mail.stranger', { address: `to-${place}@elsewhere.example` });
    const refused = (place: number) => ({
      path: `emailRecipients.${place}`,
      message: 'A stranger',
      ...stranger(place),
    });
    const words = (place: number) => worded(stranger(place), 'en');
    openAfter(new ApiError({ status: 400, code: 'invalid', detail: 'Strangers', errors: [refused(1), refused(2)] }));
    const faultOf = async (number: number) => {
      const field = await screen.findByRole('textbox', { name: `Recipient ${number}` });
      const descriptions = (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id));
      return descriptions.map((one) => one?.textContent ?? '').join('');
    };
    expect([await faultOf(1), await faultOf(2), await faultOf(3)]).toEqual(['', words(1), words(2)]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Remove recipient 1' }));
    expect([await faultOf(1), await faultOf(2)]).toEqual([words(1), words(2)]);
    await user.type(screen.getByRole('textbox', { name: 'Recipient 1' }), 'x');
    expect([await faultOf(1), await faultOf(2)]).toEqual(['', words(2)]);
  });

  it('doubts a summary of other ratings, lists what stays English in the language of the mail, and keeps nobody from sending it', async () => {
    const untranslated = [
      { number: '', text: 'Cooling' },
      { number: '12', text: 'Belt tension' },
    ];
    const api = fakeApi({ 'GET inspections/one/untranslated': { body: untranslated } });
    const saved: SavingChoices[] = [];
    renderPiece(
      <ConfirmSavingDialog
        inspectionId="one"
        version={2}
        hasSignatures={false}
        unreadSummary="All is well."
        usualRecipients={['known@customer.example']}
        before={undefined}
        failure={null}
        onSave={(choices) => saved.push(choices)}
        onCancel={() => undefined}
      />,
    );
    const user = userEvent.setup();
    const doubt = await screen.findByRole('alert', { name: /^Ratings have changed/ });
    expect(doubt.textContent).toContain('All is well.');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Appendix: what changed' }),
      'Since version 1',
    );
    await user.click(screen.getByRole('textbox', { name: 'What changes in this version?' }));
    await user.paste(' The gap was corrected ');
    await user.click(screen.getByRole('checkbox', { name: 'Send a new e-mail' }));
    const asked = () => api.calls().filter((call) => call.endsWith('untranslated'));
    expect(asked()).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the report' }), 'de');
    await screen.findByText('2 texts have no translation into Deutsch and stay English.');
    expect(screen.getByText(/^Summary, comments, findings and captions stay/)).toBeTruthy();
    await user.click(screen.getByText('Which texts'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cooling',
      '12Belt tension',
    ]);
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(saved).toEqual([
      {
        ...{ lang: 'de', sendEmail: true, changesSince: 1, emailRecipients: ['known@customer.example'] },
        reason: 'The gap was corrected',
      },
    ]);
  });
});
