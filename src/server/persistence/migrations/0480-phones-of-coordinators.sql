-- A group is found by its coordinator's phone, whole or in part; the unique index knows whole ones alone.
create index account_phone_digits on account using gin (phone gin_trgm_ops);
