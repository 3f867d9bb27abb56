-- What editors have uploaded for the site, by the key in the store. `wanted_at`: when it was last uploaded or named by a draft that was saved;
-- what nothing names a day later is erased, and the row stays to say so.
create table public_picture (
  path text primary key check (path ~ '^public/'),
  wanted_at timestamptz not null,
  erased_at timestamptz
);
create index public_picture_unerased on public_picture (wanted_at) where erased_at is null;
insert into public_picture (path, wanted_at)
select to_value, max(at) from audit_entry
where subject_kind = 'picture' and action = 'uploadImage' and to_value is not null
group by to_value;

-- When the drawn documents of a cancelled invoice were erased from the store.
alter table invoice
  add column documents_erased_at timestamptz,
  add check (documents_erased_at is null or status = 'cancelled');
create index invoice_documents on invoice (guid) where status = 'cancelled' and documents_erased_at is null;
