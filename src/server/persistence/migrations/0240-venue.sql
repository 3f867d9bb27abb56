-- The street of the venue, for contacts, the way there and search engines; empty while nobody has written it.
alter table edition add column address_ru text not null default '' check (length(address_ru) <= 200);
alter table edition add column address_en text not null default '' check (length(address_en) <= 200);

-- A forum that has its pages already gets the new one too: a menu must not lead to a page that is not there.
insert into content_item (edition_guid, kind, slug, position, draft, published, published_at, first_published_at, created_at, updated_at, search)
select page.edition_guid, 'page', 'venue', page.position + 1, text.page, text.page, now(), now(), now(), now(), 'Площадка The venue'
from content_item page
join edition on edition.guid = page.edition_guid and edition.is_current
cross join (
  select jsonb_build_object(
    'slug', 'venue',
    'title', jsonb_build_object('ru', 'Площадка', 'en', 'The venue'),
    'lead', jsonb_build_object('ru', 'Где проходит форум и как добраться.', 'en', 'Where the forum takes place and how to get there.'),
    'description', jsonb_build_object('ru', 'Площадка форума: адрес, дорога, отели и залы.', 'en', 'The venue of the forum: address, directions, hotels and halls.'),
    'body', jsonb_build_object('ru', '', 'en', ''),
    'picture', null,
    'pictureAlt', jsonb_build_object('ru', '', 'en', '')
  ) as page
) text
where page.kind = 'page' and page.slug = 'contacts' and page.published is not null
on conflict (edition_guid, kind, slug) do nothing;
