-- Second factors of organisers: passkeys, an authenticator app and recovery codes (decision 052).

alter table organiser
  -- Access ends by itself at this time of the edition's clock; null has no end.
  add column ends_at timestamptz,
  add column added_at timestamptz not null default now(),
  add column last_login_at timestamptz,
  add column version integer not null default 1;

create table second_factor (
  guid uuid primary key default uuidv7(),
  account_guid uuid not null references organiser on delete cascade,
  kind text not null check (kind in ('passkey', 'app')),
  -- What its owner calls a passkey; an app has no name, because there is only one.
  name text check (char_length(name) between 1 and 60),
  credential_id text unique,
  public_key bytea,
  use_count bigint,
  transports text[],
  secret_sealed bytea,
  secret_key_id text,
  -- The last 30-second step whose code was taken: no code is taken twice.
  last_step integer,
  created_at timestamptz not null,
  last_used_at timestamptz,
  check (case kind
    when 'passkey' then num_nulls(name, credential_id, public_key, use_count, transports) = 0
      and num_nonnulls(secret_sealed, secret_key_id, last_step) = 0
    else num_nulls(secret_sealed, secret_key_id) = 0
      and num_nonnulls(name, credential_id, public_key, use_count, transports) = 0
  end)
);
create index second_factor_account on second_factor (account_guid);
create unique index second_factor_one_app on second_factor (account_guid) where kind = 'app';

insert into second_factor (account_guid, kind, secret_sealed, secret_key_id, last_step, created_at)
select account_guid, 'app', second_factor_sealed, second_factor_key_id, second_factor_step, now()
from organiser where second_factor_sealed is not null and second_factor_key_id is not null;

alter table organiser
  drop column second_factor_sealed,
  drop column second_factor_key_id,
  drop column second_factor_step;

-- Each is used once. Kept as a keyed hash.
create table recovery_code (
  account_guid uuid not null references organiser on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_guid, code_hash)
);

-- Lets an organiser without a second factor set one up at the next log-in, once.
create table organiser_invitation (
  account_guid uuid primary key references organiser on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- A console log-in whose code was right, and which waits for the second factor. The browser holds the token.
create table organiser_login (
  guid uuid primary key,
  token_hash bytea not null unique,
  account_guid uuid not null references organiser on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  -- The invitation that was accepted: the log-in may set up a factor only while the same one is still open.
  accepted_hash bytea,
  done_at timestamptz
);
create index organiser_login_age on organiser_login (created_at);

-- What a passkey has to sign, or the secret of an app being set up. The holder is a waiting log-in or an access token.
create table factor_challenge (
  holder_guid uuid not null,
  purpose text not null check (purpose in ('usePasskey', 'addPasskey', 'addApp')),
  value_sealed bytea not null,
  value_key_id text not null,
  created_at timestamptz not null,
  primary key (holder_guid, purpose)
);
create index factor_challenge_age on factor_challenge (created_at);

create table wrong_factor (
  id bigint generated always as identity primary key,
  account_guid uuid not null references organiser on delete cascade,
  at timestamptz not null
);
create index wrong_factor_account on wrong_factor (account_guid, at desc);
create index wrong_factor_age on wrong_factor (at);

-- When a second factor was last shown in this log-in: changes of the log-in itself need a fresh one.
alter table access_token add column factor_at timestamptz;
