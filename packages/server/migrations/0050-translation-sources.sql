-- The English text that a name or description was translated from, so that translators see what changed since; null where nobody knows.
drop trigger point_translation_events on point_translation;
alter table point_translation add column source text;

-- What is up to date was made from the text of today. Of others the history may still know the text: that of the first change
-- after them. Names of options stand in the history of a point as well, so that of points with options it cannot tell.
-- Nobody has changed anything: no list counts anew for it.
alter table point_translation disable trigger user;
update point_translation t
set source = case
  when t.updated_at >= case t.kind when 'name' then p.name_updated_at else p.description_updated_at end
    then case t.kind when 'name' then p.name else p.description end
  when t.kind = 'description' or p.option_group_id is null then (
    select change ->> 'from' from event e cross join lateral jsonb_array_elements(e.changes) as change
    where e.record_type = 'inspectionPoint' and e.record_id = p.id and e.action = 'changed'
      and e.at > t.updated_at and change ->> 'field' = t.kind
    order by e.id limit 1)
  end
from inspection_point p where p.id = t.inspection_point_id;
alter table point_translation enable trigger user;

create trigger point_translation_events after insert or update or delete on point_translation
  for each row execute function record_change('inspectionPoint', 'inspection_point_id', 'inspection_point_id', 'source', 'updated_at');
