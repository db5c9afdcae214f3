-- What must hold of field work at any moment, after whatever happened: this returns no row.
with newest as materialized (
  select visit.id, visit.deleted_at, v.content::jsonb as content
  from visit join report_version v on v.visit_id = visit.id and v.version = visit.current_version
), submitted_run as materialized (
  select n.id as visit_id, n.content #>> '{header,inspectionDate}' as taken_at, run.value as run,
    (run.value ->> 'id')::uuid as run_id
  from newest n, jsonb_array_elements(n.content -> 'runs') run where n.deleted_at is null
), submitted_result as materialized (
  select s.visit_id, s.run_id, s.taken_at, (result.value ->> 'id')::uuid as id, result.value as result,
    result.value #>> '{content,value}' as value
  from submitted_run s, jsonb_array_elements(s.run -> 'results') result
), snapshot as materialized (
  -- Read once, since it is long and runs share it.
  select id, content::jsonb as content from protocol_snapshot
), snapshot_point as materialized (
  select s.id as snapshot_id, (point.value ->> 'id')::uuid as point_key, point.value -> 'dependencies' as dependencies,
    s.content -> 'categoryGroups' as groups
  from snapshot s, jsonb_path_query(s.content, '$.categories[*].inspectionPoints[*]') point (value)
), frozen_point as materialized (
  select run.id as run_id, p.point_key, p.dependencies, p.groups from run join snapshot_point p using (snapshot_id)
), shown_image as materialized (
  select image_id from image_use
)
select 'an inspection without its main run' as fault, i.id::text as place from inspection i
where not exists (select from run where run.visit_id = i.id and run.role = 'main')

-- What the dashboards count by, without a look at the visit.
union all select 'an inspection whose header does not tell whether it was submitted', i.id::text from inspection i join visit on visit.id = i.id
where (visit.current_version > 0) <> (i.status <> 'In_Use' or i.sent_back_reason <> '')

union all select 'a visit without its header', visit.id::text from visit
where not exists (select from inspection i where visit.kind = 'inspection' and i.id = visit.id
  and (i.company_id, i.name, i.inspection_date, i.status) = (visit.company_id, visit.name, visit.visited_at, visit.status)
  and i.deleted_at is not distinct from visit.deleted_at)
and not exists (select from audit a where visit.kind = 'audit' and a.id = visit.id
  and (a.company_id, a.name, a.inspection_date, case when a.finished then 'Finished' else 'In_Use' end)
    = (visit.company_id, visit.name, visit.visited_at, visit.status)
  and a.deleted_at is not distinct from visit.deleted_at)

union all select 'an audit without the run of its site', a.id::text from audit a
where not exists (select from run where run.visit_id = a.id and run.role = 'site' and run.deleted_at is null)

union all select 'a point without a result', f.run_id || ' ' || f.point_key from frozen_point f
where not exists (select from result r where r.run_id = f.run_id and r.point_key = f.point_key)

union all select 'an added point without a result', e.id::text from run_extra_point e
where not exists (select from result r where r.run_id = e.run_id and r.point_key = e.point_key)

union all select 'a result without a point', r.id::text from result r
where not exists (select from frozen_point f where f.run_id = r.run_id and f.point_key = r.point_key)
  and not exists (select from run_extra_point e where e.run_id = r.run_id and e.point_key = r.point_key)

union all select 'two results of one point', run_id || ' ' || point_key from result group by run_id, point_key having count(*) > 1

union all select 'photos that are not numbered from 0', result_id::text from result_photo
group by result_id having max(index) <> count(*) - 1 or min(index) <> 0

union all select 'versions that are not numbered from 1 to the current one', i.id::text
from visit i left join report_version v on v.visit_id = i.id
group by i.id, i.current_version having count(v.version) <> i.current_version or coalesce(max(v.version), 0) <> i.current_version

union all select 'an inspection that was submitted, without an end', id::text from inspection
where status <> 'In_Use' and ended_at is null

union all select 'a signature of a version that nobody was about to submit', s.id::text
from signature s join visit i on i.id = s.visit_id where s.given_on_version > i.current_version + 1

union all select 'an image without its files', image.id::text
from image cross join lateral unnest(array[original_file_id, report_file_id, thumbnail_file_id]) file (id)
join stored_file on stored_file.id = file.id where stored_file.state <> 'kept'

union all select 'a recording without its file', v.id::text
from voice_comment v join stored_file f on f.id = v.file_id where f.state <> 'kept'

union all select 'a version that shows a file which goes', v.visit_id || ' ' || v.version
from report_version_file v join stored_file f on f.id = v.file_id where f.state <> 'kept'

union all select 'a picture of a version that is not kept', n.id || ' ' || (photo.value ->> 'imageId')
from newest n, jsonb_path_query(n.content, '$.**.photos[*]') photo (value)
where not exists (
  select from image join report_version_file f on f.file_id = image.original_file_id and f.visit_id = n.id
  where image.id = (photo.value ->> 'imageId')::uuid)

union all select 'a picture that belongs to a record which does not show it', image.id::text
from image where bound_at is not null and id not in (select image_id from shown_image)

union all select 'a picture that is shown and still nobody’s', image.id::text
from image where bound_at is null and id in (select image_id from shown_image)

union all select 'a recording that belongs to nothing', v.id::text from voice_comment v
where v.bound_at is not null and v.result_id is null
  and not exists (select from report_version_file f where f.file_id = v.file_id)

union all select 'a measurement of nothing that was submitted', m.result_id || ' ' || m.series from measurement m
where not exists (
  select from submitted_result s where s.id = m.result_id and s.run_id = m.run_id and s.taken_at::timestamptz = m.taken_at)

union all select 'a measurement that the version tells otherwise', m.result_id::text
from measurement m join submitted_result s on s.id = m.result_id
where m.series = '' and replace(trim(s.value), ',', '.')::double precision <> m.value

union all select 'a number that was submitted and is no measurement', s.id::text
from submitted_result s
join frozen_point f on f.run_id = s.run_id and f.point_key = (s.result ->> 'protocolPointId')::uuid
where s.result ->> 'type' = 'Measurement' and s.result ->> 'rating' <> '4'
  and exists (select from run where run.id = s.run_id and run.equipment_id is not null)
  and trim(s.value) ~ '^[+-]?(\d+([.,]\d*)?|[.,]\d+)$'
  and f.dependencies = '[]' and f.groups = '[]'
  and not exists (select from measurement m where m.result_id = s.id and m.series = '')

union all select 'a machine whose last inspection is another', e.id::text
from equipment e where e.last_inspected_at is distinct from (
  select max(visit.visited_at) from run join visit on visit.id = run.visit_id
  where run.equipment_id = e.id and visit.kind = 'inspection' and visit.current_version > 0 and visit.deleted_at is null)

union all select 'a company whose last inspection of a machine is another', c.equipment_id || ' ' || c.company_id
from equipment_company c where c.last_inspected_at is distinct from (
  select max(visit.visited_at) from run join visit on visit.id = run.visit_id
  where run.equipment_id = c.equipment_id and visit.company_id = c.company_id and visit.kind = 'inspection' and visit.current_version > 0
    and visit.deleted_at is null)

union all select 'a machine that names another customer or site', e.id::text
from equipment e left join customer c on c.id = e.customer_id left join customer_site s on s.id = e.customer_site_id
where e.customer_name <> coalesce(c.name, '') or e.site_name <> coalesce(s.name, '')

union all select 'a report whose file may be taken away', r.id::text
from report_file r join stored_file f on f.id = r.file_id where f.state <> 'kept'

union all select 'a company whose files take another number of bytes', company_id::text
from (select company_id, sum(size) as bytes from stored_file where company_id is not null group by company_id) held
full join company_storage using (company_id) where coalesce(held.bytes, 0) <> coalesce(company_storage.bytes, 0)

union all select 'a list of inspections that is not as long as it says', 'inspection'
where (select count(*) from inspection where deleted_at is null)
  <> (select coalesce(sum(delta), 0) from list_change where noun = 'inspection')

union all select 'a list of audits that is not as long as it says', 'audit'
where (select count(*) from audit where deleted_at is null)
  <> (select coalesce(sum(delta), 0) from list_change where noun = 'audit');
