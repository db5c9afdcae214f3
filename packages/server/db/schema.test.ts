import { recordedFields } from '@assay/contract/history';
import { suggestionTypes } from '@assay/domain/audits/audit';
import { stages } from '@assay/domain/audits/run-place';
import { workStatuses } from '@assay/domain/background-services';
import { certificateStates } from '@assay/domain/certificates/certificate';
import { packageTypes } from '@assay/domain/documents/packages';
import { importNouns, importTargets } from '@assay/domain/imports/plan';
import { importLineStates, importStates } from '@assay/domain/imports/states';
import { followUpLists, followUpStates } from '@assay/domain/inspections/follow-up';
import { actionPriorities, inspectionTypes, signatureRoles } from '@assay/domain/inspections/inspection';
import { disposals } from '@assay/domain/inspections/ledger';
import { inspectionRatings, inspectionStatuses, reviewOutcomes } from '@assay/domain/inspections/status';
import { languageIds } from '@assay/domain/languages';
import { metaTypes } from '@assay/domain/points/applicability';
import { batchStates } from '@assay/domain/points/option-batch';
import { keyboardTypes, pointKinds, pointTypes, validationConsequences } from '@assay/domain/points/point-types';
import { termKinds } from '@assay/domain/points/terms';
import { protocolTypes } from '@assay/domain/protocol-types';
import { groupKinds, ratingTableLocations } from '@assay/domain/protocols/protocol';
import { safeAnswers } from '@assay/domain/reports/safe-to-run';
import { runRoles } from '@assay/domain/runs/recorded-run';
import { photoLayouts } from '@assay/domain/runs/result-photos';
import { visitParts } from '@assay/domain/visits/visit-parts';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { constraintNames } from './constraints.ts';
import { visitKinds } from './tables/visits.ts';

/** Every literal union in a check, beside the union of the code. */
const unions: Record<string, readonly string[]> = {
  app_user_kind_ck: ['internal', 'external'],
  app_user_language_ck: languageIds,
  background_service_status_ck: workStatuses,
  inspection_certificate_ck: certificateStates,
  customer_contact_language_ck: languageIds,
  customer_language_ck: languageIds,
  disposal_answer_ck: disposals,
  document_package_type_ck: packageTypes,
  dropdown_consequence_ck: validationConsequences,
  finding_photo_layout_ck: photoLayouts,
  finding_state_ck: followUpStates,
  follow_up_order_list_ck: followUpLists,
  image_content_type_ck: ['image/jpeg', 'image/png'],
  import_line_state_ck: importLineStates,
  import_noun_ck: importNouns,
  import_state_ck: importStates,
  import_write_kind_ck: ['insert', 'update'],
  import_write_target_ck: importTargets,
  inspection_point_kind_ck: pointKinds,
  inspection_point_type_ck: pointTypes,
  inspection_rating_ck: inspectionRatings,
  inspection_safe_ck: safeAnswers,
  inspection_status_ck: inspectionStatuses,
  inspection_type_ck: inspectionTypes,
  installation_mode_ck: ['demo', 'production'],
  mail_state_ck: ['queued', 'sent', 'failed'],
  // The kind of a point is a column of its own.
  meta_type_ck: metaTypes.filter((type) => type !== 'PointType'),
  option_batch_state_ck: batchStates,
  password_link_purpose_ck: ['set', 'reset'],
  point_dependency_kind_ck: ['point', 'model', 'json'],
  point_translation_kind_ck: ['name', 'description'],
  point_translation_language_ck: languageIds,
  point_text_translation_language_ck: languageIds,
  term_translation_language_ck: languageIds,
  term_translation_kind_ck: termKinds,
  priority_action_priority_ck: actionPriorities,
  priority_action_state_ck: followUpStates,
  protocol_group_kind_ck: groupKinds,
  protocol_rating_table_location_ck: ratingTableLocations,
  protocol_type_ck: protocolTypes.map(({ value }) => value),
  range_value_consequence_ck: validationConsequences,
  range_value_keyboard_type_ck: keyboardTypes.filter((type) => type !== ''),
  report_file_language_ck: languageIds,
  result_photo_layout_ck: photoLayouts,
  result_type_ck: pointTypes,
  review_notice_outcome_ck: reviewOutcomes,
  run_role_ck: runRoles,
  run_stage_ck: stages,
  session_kind_ck: ['sso', 'password', 'debug'],
  signature_role_ck: signatureRoles,
  signing_key_purpose_ck: ['token', 'url'],
  suggestion_type_ck: suggestionTypes,
  stored_file_state_ck: ['pending', 'kept', 'doomed'],
  upload_purpose_ck: ['image', 'document'],
  visit_change_part_ck: visitParts,
  visit_kind_ck: visitKinds,
  visit_status_ck: inspectionStatuses,
};

describe('the schema', () => {
  const app = useTestApp();
  const rows = async <T extends object>(text: string) => (await app().pool.query<T>(text)).rows;

  it('checks exactly the values that the code knows', async () => {
    const checks = await rows<{ name: string; definition: string }>(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) like '%ARRAY[%'`,
    );
    const found = Object.fromEntries(
      checks.map(({ name, definition }) => [
        name,
        Array.from(definition.matchAll(/'([^']+)'::text/g), (match) => match[1]),
      ]),
    );
    expect(found).toEqual(unions);
  });

  it('has an index under every foreign key', async () => {
    const missing = await rows(
      `select conrelid::regclass as "table", conname from pg_constraint c
       where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select 1 from pg_index i where i.indrelid = c.conrelid
           and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(c.conkey)] @> c.conkey)`,
    );
    expect(missing).toEqual([]);
  });

  it('names every constraint that becomes a problem', async () => {
    const names = (
      await rows<{ name: string }>(
        `select conname as name from pg_constraint union select indexrelid::regclass::text from pg_index where indisunique`,
      )
    ).map(({ name }) => name);
    for (const name of constraintNames) expect(names).toContain(name);
  });

  it('records no field that the history has no word for', async () => {
    const recorded = await rows<{ noun: string; fields: string[] }>(
      `select case args[1] when 'visit' then 'inspection' else args[1] end as noun, array_agg(attname::text) as fields
       from pg_trigger t cross join string_to_array(encode(tgargs, 'escape'), '\\000') as args
         join pg_attribute a on a.attrelid = t.tgrelid and attnum > 0 and not attisdropped
       where tgfoid = 'record_change'::regproc and not attname = any (args[3:]) and attgenerated = ''
         and atttypid <> 'uuid'::regtype and attname not in ('revision', 'deleted_at')
       group by 1`,
    );
    // That a company is assigned is recorded by its name; what a point bundles is told field by field.
    const otherwise = ['assigned', 'settings', 'definition'];
    const wordless = (known: readonly string[], fields: string[] = []) =>
      fields.filter((field) => !known.includes(field) && !otherwise.includes(field));
    for (const [noun, known] of Object.entries(recordedFields)) {
      const found = recorded.find((one) => one.noun === noun)?.fields;
      expect(found?.length, noun).toBeGreaterThan(0);
      expect(wordless(known, found), noun).toEqual([]);
    }
  });

  it('keeps events for good', async () => {
    await expect(app().pool.query('delete from event')).rejects.toThrow('append-only');
    await expect(app().pool.query(`update event set action = 'x'`)).rejects.toThrow('append-only');
  });

  it('sorts names as people do', async () => {
    const sorted = await rows<{ name: string }>(
      `select name from (values ('HP10'), ('Zed'), ('HP9'), ('Åbo'), ('apple'), ('hp 2')) v (name) order by name collate natural_order`,
    );
    expect(sorted.map(({ name }) => name)).toEqual(['Åbo', 'apple', 'hp 2', 'HP9', 'HP10', 'Zed']);
  });
});
