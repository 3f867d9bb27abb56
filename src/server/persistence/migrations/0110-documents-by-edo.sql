-- How the payer wants the signed originals: by post, or through a provider of electronic document exchange.
alter table invoice
  add column documents_by text not null default 'post' check (documents_by in ('edo', 'post')),
  add column edo_operator text,
  add column edo_id text,
  add check (documents_by = 'edo' or (edo_operator is null and edo_id is null));
