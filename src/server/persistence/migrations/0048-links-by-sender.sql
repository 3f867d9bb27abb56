-- Each link is an SMS to a phone that somebody has typed: how many an account has sent lately is counted by the machine's clock.
alter table confirmation_link add column sent_at timestamptz not null default now();
create index confirmation_link_sender on confirmation_link (created_by, sent_at desc);
