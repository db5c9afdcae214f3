-- Which record shows which image: what decides who may see an image, and when it may go, reads this and no other list of tables.
create view image_use (image_id, record_type, record_id) as
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
  from image join report_version_file shown on shown.file_id = image.original_file_id;
