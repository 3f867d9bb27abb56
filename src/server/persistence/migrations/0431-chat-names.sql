-- Chats by person (decision 185). Whose a chat is stands in two tables: the name is kept on the chat by the triggers below, as passes have it (0421).
-- Nobody's name changes between the copying and the triggers.
lock table account, participant, staff_company in share row exclusive mode;

alter table chat add column list_name text collate "und-x-icu" not null default '';

-- Of an account of its own the first company on site, as the list shows it. Empty for an account that has none and for whoever was erased.
create function listed_chat(of_participant uuid, of_account uuid, of_edition uuid) returns text
language sql stable as $$
  select coalesce(max(listed.name), '') from (
    select btrim(listed_name(last_name, latin_last_name, first_name, latin_first_name)) as name
    from participant where guid = of_participant and erased_at is null
    union all
    (select btrim(listed_name(company.last_name, company.latin_last_name, company.first_name, company.latin_first_name))
    from staff_company as company join account on account.guid = company.account_guid
    where company.account_guid = of_account and company.edition_guid = of_edition and account.phone not like 'erased:%'
    order by company.guid limit 1)
  ) as listed
$$;

update chat set list_name = listed_chat(participant_guid, account_guid, edition_guid);

-- A merge of two records moves the chat of one to the other.
create function list_chat() returns trigger language plpgsql as $$
begin
  -- Whoever renames them at the same moment does not see this chat yet.
  perform from participant where guid = new.participant_guid for share;
  perform from account where guid = new.account_guid for share;
  perform from staff_company where account_guid = new.account_guid order by guid for share;
  new.list_name := listed_chat(new.participant_guid, new.account_guid, new.edition_guid);
  return new;
end $$;
create trigger list_chat before insert or update of participant_guid, account_guid on chat
  for each row execute function list_chat();

-- Whoever renames or erases somebody holds them, and their chat comes after them in the order of locks.
create function list_chat_of_participant() returns trigger language plpgsql as $$
begin
  update chat set list_name = listed_chat(participant_guid, account_guid, edition_guid) where participant_guid = new.guid;
  return null;
end $$;
create trigger list_chat after update of last_name, first_name, latin_last_name, latin_first_name, erased_at on participant
  for each row when (
    (old.last_name, old.first_name, old.latin_last_name, old.latin_first_name, old.erased_at)
    is distinct from (new.last_name, new.first_name, new.latin_last_name, new.latin_first_name, new.erased_at)
  ) execute function list_chat_of_participant();

-- A company is also handed to another account.
create function list_chat_of_company() returns trigger language plpgsql as $$
begin
  -- Two companies may change owners at once: both lock in one order.
  perform from chat where account_guid in (old.account_guid, new.account_guid) order by guid for update;
  update chat set list_name = listed_chat(participant_guid, account_guid, edition_guid)
    where account_guid in (old.account_guid, new.account_guid);
  return null;
end $$;
create trigger list_chat after insert or delete or update of account_guid, last_name, first_name, latin_last_name, latin_first_name
  on staff_company for each row execute function list_chat_of_company();

create function list_chat_of_account() returns trigger language plpgsql as $$
begin
  update chat set list_name = listed_chat(participant_guid, account_guid, edition_guid) where account_guid = new.guid;
  return null;
end $$;
create trigger list_chat after update of phone on account
  for each row when (old.phone is distinct from new.phone) execute function list_chat_of_account();

create index chat_name on chat (edition_guid, list_name, guid) where last_number > 0;
