import { debugGroups, levels } from '@assay/domain/access';
import { stageNames } from '@assay/domain/audits/run-place';
import * as constants from '@assay/domain/constants';
import { mostShownOpen } from '@assay/domain/documents/document';
import { packageTypes } from '@assay/domain/documents/packages';
import { photoTypes } from '@assay/domain/files';
import { temporaryPrefix } from '@assay/domain/part-ids';
import { passwordLength } from '@assay/domain/passwords';
import { pointKinds } from '@assay/domain/points/point-types';
import { newPoint } from '@assay/domain/points/rules';
import { tagTargets } from '@assay/domain/points/tags';
import { newProtocol } from '@assay/domain/protocols/new-protocol';
import { ratingTableLocations } from '@assay/domain/protocols/protocol';
import { ratingLabels } from '@assay/domain/ratings';
import { photoLayouts } from '@assay/domain/runs/result-photos';
import { ownAuditDefaults } from '../features/audits/audit-lists.queries.ts';
import { customerDefaults } from '../features/customers/customers.queries.ts';
import { equipmentDefaults } from '../features/equipment/equipment.queries.ts';
import { ownInspectionDefaults } from '../features/inspections/inspection-lists.queries.ts';
import { reportDefaults } from '../features/inspections/list/report-list.queries.ts';
import { userDefaults } from '../features/people/managed/managed-users.queries.ts';
import { familyDefaults, modelDefaults } from '../features/products/product-families.queries.ts';

const { listAmount, listOrders } = constants;

/** What section 9 names, what it is here and there, and a test that sees it hold where it applies. */
type ConstantRow = [what: string, is: unknown, specified: unknown, seenIn: string, title: string];

const journeys = 'e2e/journeys';
const ofRelease = 'e2e/release';
const products = 'packages/web/features/products/ProductFamiliesPage.test.tsx';
const values = 'packages/server/testing/specified/values.test.ts';
const calls = 'packages/server/testing/specified/calls/calls.test.ts';
const newParts = 'packages/domain/points/new-parts.test.ts';
const newProtocols = 'packages/domain/protocols/new-protocol.test.ts';
const byName = { key: 'name', direction: 'desc' };
const pointOf = (type: 'MeasurementsWithPicture' | 'SummaryWithRows') =>
  newPoint(type) as unknown as Record<string, []>;

export const specifiedConstants: ConstantRow[] = [
  ['rows of a page', listAmount.usual, 50, `${journeys}/reports-list.spec.ts`, 'fifty to a page'],
  [
    'one’s own items',
    [ownInspectionDefaults.amount, ownAuditDefaults.amount],
    [10, 10],
    'packages/web/features/my-page/MyPage.test.tsx',
    'ten at a time',
  ],
  [
    'order of inspections',
    reportDefaults.sort,
    { key: 'inspectionDate', direction: 'desc' },
    'packages/web/features/inspections/list/ReportListPage.test.tsx',
    'by its defaults',
  ],
  [
    'order of inspections without a key',
    'created',
    'created',
    'packages/server/features/inspections/long-list.test.ts',
    'is newest first without a key',
  ],
  ['order of customers', customerDefaults.sort, byName, `${journeys}/customers.spec.ts`, 'customers are listed'],
  ['order of families', familyDefaults.sort, byName, products, 'lists families and models'],
  ['order of models', modelDefaults.sort, listOrders.models, products, 'lists families and models'],
  ['order of distributors', userDefaults.sort, byName, `${journeys}/distributors.spec.ts`, 'DIS-01'],
  [
    'order of equipment',
    equipmentDefaults.sort,
    { key: 'serialNumber', direction: 'desc' },
    `${journeys}/equipment.spec.ts`,
    'EQP-01',
  ],
  ['search debounce', constants.searchDebounce, 200, 'packages/web/ui/list/SearchBox.test.tsx', 'paused for 200 ms'],
  [
    'auto-save of texts',
    constants.textSaveDelay,
    1000,
    `${journeys}/audit-details.spec.ts`,
    'a second after the last key',
  ],
  [
    'tooltips',
    constants.tooltipDelay,
    { open: 500, close: 200 },
    'packages/web/ui/Tooltip.test.tsx',
    'shows 500 ms after',
  ],
  [
    'redirect after log-out',
    constants.logoutRedirectDelay,
    300,
    'packages/web/features/auth/LogOutPage.test.tsx',
    'after 300 ms',
  ],
  [
    'refresh of services',
    constants.servicesRefresh,
    10_000,
    'packages/web/features/background-services/BackgroundServicesPage.test.tsx',
    'every 10 seconds',
  ],
  [
    'customers compared',
    constants.mostCompared,
    2,
    'packages/web/features/customers/CustomerListPage.test.tsx',
    'once they are exactly two',
  ],
  [
    'stages',
    stageNames,
    { stage_1: 'Primary', stage_2: 'Secondary', stage_3: 'Tertiary', stage_4: 'Quaternary' },
    values,
    'four stages',
  ],
  [
    'decimals of aggregates',
    constants.shownDecimals,
    2,
    'packages/domain/measurements/aggregate.test.ts',
    'two decimals',
  ],
  [
    'decimals of sizes',
    constants.shownDecimals,
    2,
    'packages/domain/documents/document.test.ts',
    'in KB with two decimals',
  ],
  [
    'documents of an open category',
    mostShownOpen,
    5,
    'packages/web/features/documents/DocumentsPage.test.tsx',
    'more than five documents start collapsed',
  ],
  [
    'targets of a protocol in the list',
    constants.mostTargetsListed,
    3,
    'packages/web/features/protocols/list/ListPane.test.tsx',
    'up to three products',
  ],
  ['scroll lists', constants.scrollListHeight, 120, `${ofRelease}/delete-customer.spec.ts`, 'at most 120 px high'],
  [
    'dropdown picker',
    constants.dropdownHeight,
    300,
    'packages/web/features/runs/inputs/choices.test.tsx',
    '300 px high',
  ],
  [
    'levels',
    levels,
    { None: 0, User: 1, Manager: 2, Admin: 3, Never: 999 },
    'packages/domain/access.test.ts',
    'None 0, User 1, Manager 2, Admin 3, Never 999',
  ],
  ['level of many views', levels.Manager, 2, 'packages/web/app/shell-cases.test.tsx', 'blank'],
  [
    'dates in lists',
    'day.month.year',
    'day.month.year',
    `${ofRelease}/list-dates.spec.ts`,
    'day.month.year with the time in UTC',
  ],
  [
    'dates in reports',
    'en-GB',
    'en-GB',
    'packages/report/compose/build-document.test.ts',
    'duration in hours and minutes',
  ],
  [
    'language of audit reports',
    'en',
    'en',
    'packages/server/features/audits/audit-reports.test.ts',
    'is always English',
  ],
  [
    'language by default',
    constants.defaultLanguage,
    'en',
    'packages/web/features/auth/AccountPage.test.tsx',
    'English at first',
  ],
  ['source system', constants.sourceSystem, 'UI', calls, 'takes what is specified'],
  [
    'photo placeholder',
    [constants.unsentImagePrefix, constants.unsentImagePrefix.length],
    ['UnloadedPhoto', 13],
    'packages/server/features/runs/result-photos.test.ts',
    'that a device has not sent',
  ],
  [
    'types of images',
    photoTypes,
    ['image/jpeg', 'image/jpg', 'image/png'],
    `${journeys}/perform-photos.spec.ts`,
    'photos are JPEG or PNG',
  ],
  ['layouts of photos', photoLayouts, ['Default', 'HorizontalGraph', 'Fullscreen'], values, 'three layouts'],
  ['success of an upload', 201, 201, calls, 'signed for it'],
  [
    'temporary ids',
    temporaryPrefix,
    'temp-id-',
    'packages/web/features/points/form/new-parts-form.test.tsx',
    'temporary ids are not sent',
  ],
  ['fields of a new point with a picture', pointOf('MeasurementsWithPicture').fields?.length, 4, newParts, 'temp-id-'],
  [
    'fields and rows of a new summary',
    ['fields', 'rows'].map((part) => pointOf('SummaryWithRows')[part]?.length),
    [1, 1],
    newParts,
    'temp-id-',
  ],
  ['kind of a point', pointKinds[0], 'general', values, 'metas of a point'],
  [
    'consequence of a point',
    newPoint('Comment').validationConsequence,
    'NoAction',
    'packages/domain/points/settings.test.ts',
    'defaults of the template',
  ],
  ['rating table of a protocol', newProtocol().ratingTableLocation, 'Start', newProtocols, 'PRO-10'],
  ['loaded hours of a protocol', newProtocol().showCurrentLoadedHours, true, newProtocols, 'loaded hours'],
  ['places of the rating table', ratingTableLocations, ['Start', 'End', 'None'], values, 'three places'],
  ['types of packages', packageTypes, ['Auto', 'Proposed', 'Manual'], values, 'three types of document packages'],
  ['shortest password', passwordLength.min, 9, 'packages/domain/passwords.test.ts', 'is acceptable'],
  [
    'groups of debug tokens',
    [...debugGroups].sort(),
    ['admin', 'audit', 'commission', 'inspection', 'manager', 'mecu'],
    'packages/web/features/auth/AdminPage.test.tsx',
    'chosen groups',
  ],
  ['types of tags', tagTargets, { option: 0, rangeValue: 1 }, 'packages/server/features/points/tags.test.ts', 'type 0'],
  [
    'scale of ratings',
    ['Ok', 'Follow', 'Repair', 'ImmediateAction', 'NotApplicable'].map((name) => ratingLabels[name as 'Ok']),
    ['Ok', 'Follow up', 'Repair or replace', 'Immediate', 'Not applicable'],
    `${ofRelease}/perform-ratings.spec.ts`,
    'a point is rated in words',
  ],
];
