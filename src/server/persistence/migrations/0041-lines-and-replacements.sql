-- One card payment may pay for several people (decision 035): whom it is for, and what became of each part of the money, is a line.
create table card_payment_line (
  guid uuid primary key default uuidv7(),
  card_payment_guid uuid not null references card_payment on delete cascade,
  application_guid uuid not null references application,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  -- open: may still become a charge; letGo: took no money; charged: it counts; refundDue: taken, but of no use; refunded: given back.
  state text not null default 'open' check (state in ('open', 'letGo', 'charged', 'refundDue', 'refunded')),
  -- The part of what the acquirer took, which need not be what was asked for; null until a success is reported.
  captured_kopecks bigint check (captured_kopecks >= 0),
  -- Each part goes back once: its own idempotence key at the acquirer, and since when the acquirer has been asked.
  refund_key uuid not null unique default gen_random_uuid(),
  refund_asked_at timestamptz,
  refunded_kopecks bigint check (refunded_kopecks >= 0),
  unique (card_payment_guid, application_guid)
);

insert into card_payment_line (
  card_payment_guid, application_guid, amount_kopecks, state, captured_kopecks, refund_key, refunded_kopecks
)
select
  guid, application_guid, amount_kopecks,
  case
    when status in ('created', 'pending') then 'open'
    when status in ('failed', 'expired') then 'letGo'
    when status = 'refunded' then 'refunded'
    when refund_due then 'refundDue'
    else 'charged'
  end,
  captured_kopecks, refund_key,
  case when status = 'refunded' then coalesce(captured_kopecks, amount_kopecks) end
from card_payment order by guid;

-- One attempt that may still charge, and one charge that counts, for an application, whoever pays and for however many.
create unique index card_payment_line_open on card_payment_line (application_guid) where state = 'open';
create unique index card_payment_line_charged on card_payment_line (application_guid) where state = 'charged';
create index card_payment_line_application on card_payment_line (application_guid);
create index card_payment_line_due on card_payment_line (card_payment_guid) where state = 'refundDue';

alter table card_payment
  add column edition_guid uuid references edition,
  -- The guid that the payer's seal names: of older payments their application, of newer ones their own return page.
  add column payer_seal_guid uuid;
update card_payment set
  edition_guid = (select edition_guid from application where application.guid = card_payment.application_guid),
  payer_seal_guid = application_guid;
alter table card_payment
  alter column edition_guid set not null,
  alter column payer_seal_guid set not null,
  drop column application_guid,
  drop column refund_due,
  drop column refund_key;
create index card_payment_edition on card_payment (edition_guid, guid desc);

-- What a payer by invoice got back for one person, by hand, after the money had been free (decision 036).
alter table invoice_line add column refunded_at timestamptz;

-- Somebody takes the place of a member who has been paid for (decision 036). The money stays where it was booked and waits for them.
create table replacement (
  guid uuid primary key default uuidv7(),
  edition_guid uuid not null references edition,
  old_application_guid uuid not null references application,
  new_application_guid uuid not null unique references application,
  invoice_line_guid uuid references invoice_line,
  card_payment_line_guid uuid references card_payment_line,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  made_by uuid not null references account,
  made_as text not null check (made_as in ('coordinator', 'organiser')),
  made_at timestamptz not null,
  -- Approved: what was paid counts for the new person.
  settled_at timestamptz,
  -- It no longer stands for them. released: they fell out, and the money is free again; passed_on: they were replaced in turn.
  ended_at timestamptz,
  ended_because text check (ended_because in ('released', 'passed_on', 'refunded')),
  check (num_nonnulls(invoice_line_guid, card_payment_line_guid) = 1),
  check ((ended_at is null) = (ended_because is null)),
  check (old_application_guid <> new_application_guid)
);
-- One place for one person, and no money for two.
create unique index replacement_place on replacement (old_application_guid) where ended_at is null;
create unique index replacement_invoice_line on replacement (invoice_line_guid) where ended_at is null;
create unique index replacement_card_line on replacement (card_payment_line_guid) where ended_at is null;
create index replacement_old on replacement (old_application_guid);
create index replacement_newest on replacement (edition_guid, guid desc);
