import { describe, expect, it } from 'vitest';
import { t as signIn } from '../features/auth/sign-in.texts.ts';
import { t as compare } from '../features/customers/compare.texts.ts';
import { t as customers } from '../features/customers/customers.texts.ts';
import { t as dashboards } from '../features/dashboards/dashboards.texts.ts';
import { t as documents } from '../features/documents/documents.texts.ts';
import { t as equipment } from '../features/equipment/equipment.texts.ts';
import { t as edit } from '../features/inspections/edit/edit.texts.ts';
import { t as inspections } from '../features/inspections/list/list.texts.ts';
import { t as oldSignatures } from '../features/inspections/old-signatures.texts.ts';
import { t as signatures } from '../features/inspections/perform/signatures/signatures.texts.ts';
import { t as status } from '../features/inspections/status.texts.ts';
import { t as myPage } from '../features/my-page/my-page.texts.ts';
import { t as password } from '../features/people/set-password.texts.ts';
import { t as batch } from '../features/points/batch/batch.texts.ts';
import { t as blocks } from '../features/points/blocks/blocks.texts.ts';
import { t as points } from '../features/points/points.texts.ts';
import { t as general } from '../features/protocols/creator/general/general.texts.ts';
import { t as saving } from '../features/protocols/creator/saving/saving.texts.ts';
import { t as protocols } from '../features/protocols/protocols.texts.ts';
import { t as list } from '../ui/list/list.texts.ts';
import { t as ui } from '../ui/ui.texts.ts';
import { t as upload } from '../ui/upload/upload.texts.ts';
import { t as shell } from './shell.texts.ts';

/** What the specification quotes, copied by hand, and what the tables say. */
const quotes: [id: string, quoted: string, worded: () => string][] = [
  ['SHL-08', 'Your permissions are not enough for seeing this page.', () => shell('noPermission')],
  ['SHL-09', 'Authorizing.....', () => shell('authorizing')],
  ['SHL-09', 'Loading...', () => ui('loading')],
  ['LST-03', '51 ... 100', () => list('range', { from: 51, to: 100 })],
  ['MYP-01', 'My reports', () => myPage('reports')],
  ['REP-07', 'Delete inspection Daily?', () => inspections('deleteTitle', { name: 'Daily' })],
  ['REP-07', 'Do you really want to delete the inspection?', () => inspections('deleteQuestion')],
  ['REP-07', 'CANCEL', () => inspections('deleteCancel')],
  ['REP-07', 'DELETE', () => inspections('deleteConfirm')],
  ['RPV-04', 'Inspected and tested by', () => signatures('inspectedBy')],
  ['RPV-04', 'Approved by', () => signatures('approvedBy')],
  ['RPV-06', 'Do you really want to change the status from In use to Waiting?', () => status('editQuestion')],
  ['RED-02', 'Confirm saving', () => edit('confirmTitle')],
  ['RED-02', 'Sending', () => edit('sendingTitle')],
  ['RED-02', 'This may take a while.', () => edit('sendingText')],
  ['RED-03', "Don't use old signatures in the new report.", () => oldSignatures('dontUseOld')],
  ['RED-03', 'Use old signatures in the new report.', () => oldSignatures('useOld')],
  ['RED-03', 'The new report will not have signatures.', () => edit('noSignatures')],
  ['RED-05', 'You have unsaved data, do you want to leave the page?', () => edit('leave')],
  ['AUP-17', 'Unallowed file type', () => upload('unallowed')],
  ['AUP-17', 'Only one file allowed at a time', () => upload('onlyOne')],
  ['CUS-02', 'Compare selected', () => customers('compareSelected')],
  ['CUS-03', 'No sites defined for the customer', () => customers('noSites')],
  ['CUS-04', 'MERGE', () => compare('merge')],
  ['CUS-04', 'CANCEL', () => compare('cancel')],
  ['CUS-04', 'Merge the two customers into one', () => compare('dialogTitle')],
  ['CUS-05', 'Do you really want to delete the customer?', () => customers('deleteQuestion')],
  ['EQP-01', 'Manage product models', () => equipment('manageModels')],
  ['EQP-02', 'Delete equipment PO1?', () => equipment('deleteTitle', { name: 'PO1' })],
  ['EQP-02', 'Loading equipment details...', () => equipment('deleteLoading')],
  ['EQP-02', 'Do you really want to delete the equipment?', () => equipment('deleteQuestion')],
  ['EQP-02', 'CANCEL', () => equipment('deleteCancel')],
  ['EQP-02', 'DELETE', () => equipment('deleteConfirm')],
  ['DSH-01', 'Surface drills service dashboard', () => dashboards('customers')],
  ['DSH-02', 'Include customers without inspections', () => dashboards('includeAll')],
  ['DSH-03', 'Equipment serviced by company', () => dashboards('companies')],
  ['DSH-03', 'Company name', () => dashboards('companyName')],
  ['AUT-01', 'Continue', () => signIn('continue')],
  ['AUT-01', 'Log in', () => signIn('logIn')],
  ['AUT-02', 'Send a password reset link to a@b.example?', () => signIn('forgotQuestion', { email: 'a@b.example' })],
  ['AUT-02', 'Email with a password reset link was sent to your email.', () => signIn('forgotSent')],
  ['AUT-03', 'Logging in...', () => signIn('loggingIn')],
  ['AUT-04', 'Logging out...', () => signIn('loggingOut')],
  ['AUT-07', 'Password changed successfully.', () => password('changed')],
  ['AUT-07', 'Password change failed!', () => password('failed')],
  [
    'AUT-07',
    'This password change link might have expired. We can send you a new link via email.',
    () => password('failedText'),
  ],
  ['AUT-07', 'Email with a password reset link was sent to your email.', () => password('sent')],
  ['DOC-02', 'Saving', () => documents('saving')],
  ['DOC-03', 'Successfully uploaded', () => documents('uploaded')],
  ['DOC-03', 'Successfully uploaded Manual.pdf', () => documents('uploadedName', { name: 'Manual.pdf' })],
  ['DOC-03', 'Upload failed', () => documents('uploadFailed')],
  ['DOC-03', 'Successfully deleted!', () => documents('deleted')],
  ['DOC-03', 'Delete failed', () => documents('deleteFailed')],
  ['DOC-03', 'Request rejected with status 413', () => documents('rejected', { status: 413 })],
  ['DOC-03', 'Error in deleting document by id 7', () => documents('deleteRejected', { id: '7' })],
  ['DOC-03', 'Error in saving metadata for document 7', () => documents('saveFailed', { id: '7' })],
  ['DOC-04', 'Auto', () => documents('packageAuto')],
  ['DOC-04', 'Proposed', () => documents('packageProposed')],
  ['DOC-04', 'Manual', () => documents('packageManual')],
  ['PNT-18', 'Add new dropdown', () => blocks('addDropdown')],
  ['PNT-18', 'Loading...', () => blocks('loadingImage')],
  ['PNT-19', 'Batch update', () => batch('title')],
  ['PNT-19', 'Toggle all', () => batch('toggleAll')],
  [
    'PNT-19',
    'Are you sure you want to close? You have selected options, you can save them from the bottom of the dialog.',
    () => batch('closeQuestion'),
  ],
  [
    'PNT-19',
    "This option can't be edited because it is already being updated with another batch update.",
    () => batch('locked'),
  ],
  ['PNT-21', 'Waiting', () => upload('waiting')],
  ['PNT-21', 'Success', () => upload('success')],
  ['PNT-21', 'Uploading failed', () => upload('failed')],
  ['PNT-23', '?', () => points('unknown')],
  ['PRO-01', 'and 4 others', () => protocols('others', { count: 4 })],
  ['PRO-01', 'Any product', () => protocols('anyProduct')],
  ['PRO-04', 'This inspection type is only shown to specific groups', () => general('someGroups')],
  ['PRO-12', 'New Protocol saved!', () => saving('saved')],
  ['PRO-12', 'ERROR WITH SAVE', () => saving('failed')],
];

describe('a text that the specification quotes', () => {
  it.each(quotes)('is worded exactly so, as %s does: %s', (_, quoted, worded) => {
    expect(worded()).toBe(quoted);
  });
});
