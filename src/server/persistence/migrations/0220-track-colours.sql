-- Amber and rose mean "look" and "no" elsewhere, and violet is no colour of ours: tracks have hues between green and blue.
update content_item
set draft = draft || jsonb_build_object('colour', renamed.colour)
from (values ('amber', 'moss'), ('rose', 'sky'), ('violet', 'indigo')) as renamed (former, colour)
where kind = 'track' and draft ->> 'colour' = renamed.former;

update content_item
set published = published || jsonb_build_object('colour', renamed.colour)
from (values ('amber', 'moss'), ('rose', 'sky'), ('violet', 'indigo')) as renamed (former, colour)
where kind = 'track' and published ->> 'colour' = renamed.former;

update content_draft_version
set draft = content_draft_version.draft || jsonb_build_object('colour', renamed.colour)
from
  content_item,
  (values ('amber', 'moss'), ('rose', 'sky'), ('violet', 'indigo')) as renamed (former, colour)
where
  content_item.guid = content_draft_version.content_guid
  and content_item.kind = 'track'
  and content_draft_version.draft ->> 'colour' = renamed.former;
