-- The approval said as well that no payment is required; a recall takes both back.
alter table decision add column waived boolean not null default false;
