-- Data are also destroyed because their time is over: then nobody asked for it, and no organiser carried it out.
alter table erasure_act
  alter column request_guid drop not null,
  alter column carried_out_by drop not null,
  add check ((request_guid is null) = (carried_out_by is null));

-- Accounting papers lose the names on them once the law has let them go.
alter table invoice add column names_erased_at timestamptz;
do $$
declare old text;
begin
  select conname into strict old from pg_constraint
  where conrelid = 'invoice'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%documents_erased_at%';
  execute format('alter table invoice drop constraint %I', old);
end $$;
alter table invoice add constraint invoice_documents_erased
  check (documents_erased_at is null or status = 'cancelled' or names_erased_at is not null);
create index invoice_documents_nameless on invoice (guid) where names_erased_at is not null and documents_erased_at is null;
alter table card_payment add column payer_erased_at timestamptz;

-- Passports that went by age were logged as the act of a command on the server.
update audit_entry set actor_role = 'clock'
where action = 'erasePassport' and actor_role = 'operator' and actor_guid is null;
