-- The addresses of the demo's drawings no longer spell out the letters in them (decision 136): a demo that was begun before keeps its pictures.
update content_item
set draft = regexp_replace(draft::text, '(drawn/[a-z]+/(?:en/)?[a-z0-9-]+)\.[A-Za-z0-9_-]+\.webp', '\1.webp', 'g')::jsonb,
    published = regexp_replace(published::text, '(drawn/[a-z]+/(?:en/)?[a-z0-9-]+)\.[A-Za-z0-9_-]+\.webp', '\1.webp', 'g')::jsonb
where draft::text like '%drawn/%' or published::text like '%drawn/%';
update content_draft_version
set draft = regexp_replace(draft::text, '(drawn/[a-z]+/(?:en/)?[a-z0-9-]+)\.[A-Za-z0-9_-]+\.webp', '\1.webp', 'g')::jsonb
where draft::text like '%drawn/%';
