-- A picture that somebody drew on keeps the one that was taken: it is shown in its place, and goes with it.
alter table image add column marked_from uuid;
alter table image add constraint image_marked_from_fk foreign key (marked_from) references image (id) on delete set null;
create index image_marked_from_ix on image (marked_from) where marked_from is not null;

create or replace view image_use (image_id, record_type, record_id) as
select image_id, 'equipment'::text, equipment_id from equipment_image
union all select image_id, 'inspectionPoint'::text, inspection_point_id from dropdown_option where image_id is not null
union all select photo.image_id, 'visit'::text, run.visit_id
  from result_photo photo join result on result.id = photo.result_id join run on run.id = result.run_id
union all select photo.image_id, 'visit'::text, finding.visit_id
  from finding_photo photo join finding on finding.id = photo.finding_id
union all select image_id, 'visit'::text, visit_id from signature
union all select frozen.image_id, 'visit'::text, run.visit_id
  from frozen_image frozen join run_extra_point extra on extra.id = frozen.run_extra_point_id join run on run.id = extra.run_id
union all select frozen.image_id, 'visit'::text, run.visit_id
  from frozen_image frozen join run on run.snapshot_id = frozen.snapshot_id
-- What a protocol showed when it was frozen stays, whether or not a visit of today was begun with it.
union all select image_id, 'protocolSnapshot'::text, snapshot_id from frozen_image where snapshot_id is not null
union all select image.id, 'visit'::text, shown.visit_id
  from image join report_version_file shown on shown.file_id = image.original_file_id
-- What was drawn on is seen by whoever sees the drawing.
union all select marked.marked_from, 'visit'::text, run.visit_id
  from image marked join result_photo photo on photo.image_id = marked.id
  join result on result.id = photo.result_id join run on run.id = result.run_id where marked.marked_from is not null
union all select marked.marked_from, 'visit'::text, finding.visit_id
  from image marked join finding_photo photo on photo.image_id = marked.id
  join finding on finding.id = photo.finding_id where marked.marked_from is not null;
