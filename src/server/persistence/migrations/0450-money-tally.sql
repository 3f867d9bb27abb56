-- How many invoices stand where, over how much, and what money the forum has: what is added up here is what a sum over all invoices, bookings and card
-- payments would give (decision 187). Each statement adds what it has changed as rows of its own, so that nobody waits for another's sum; the sweep folds
-- them together. No invoice or card payment is ever deleted: its bookings would go with it, and the tally would not know of which forum they were.
-- Whoever books, refunds or charges changes the money first and the invoice afterwards: in the same order, so that neither waits for the other in a circle.
lock table card_payment_line, invoice_payment, invoice_refund, invoice in share row exclusive mode;

create table invoice_tally (
  id bigint generated always as identity primary key,
  edition_guid uuid not null references edition on delete cascade,
  status text not null,
  count bigint not null,
  kopecks bigint not null
);
create index invoice_tally_edition on invoice_tally (edition_guid);

create function tally_invoices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into invoice_tally (edition_guid, status, count, kopecks)
    select edition_guid, status, count(*), sum(total_kopecks) from added group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into invoice_tally (edition_guid, status, count, kopecks)
    select edition_guid, status, -count(*), -sum(total_kopecks) from removed group by 1, 2;
  else
    insert into invoice_tally (edition_guid, status, count, kopecks)
    select edition_guid, status, sum(moved), sum(moved * total_kopecks)
    from (
      select edition_guid, status, total_kopecks, 1 as moved from added
      union all
      select edition_guid, status, total_kopecks, -1 from removed
    ) as change
    group by 1, 2 having sum(moved) <> 0 or sum(moved * total_kopecks) <> 0;
  end if;
  return null;
end $$;
create trigger tally_added after insert on invoice
  referencing new table as added for each statement execute function tally_invoices();
create trigger tally_removed after delete on invoice
  referencing old table as removed for each statement execute function tally_invoices();
create trigger tally_changed after update on invoice
  referencing old table as removed new table as added for each statement execute function tally_invoices();

-- What the bank brought without what was sent back, and charges that count without what was refunded of them.
create table received_tally (
  id bigint generated always as identity primary key,
  edition_guid uuid not null references edition on delete cascade,
  kopecks bigint not null
);
create index received_tally_edition on received_tally (edition_guid);

create function tally_bookings() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into received_tally (edition_guid, kopecks)
    select invoice.edition_guid, -sum(removed.amount_kopecks) from removed join invoice on invoice.guid = removed.invoice_guid
    where removed.reversed_at is null group by 1;
  end if;
  if tg_op <> 'DELETE' then
    insert into received_tally (edition_guid, kopecks)
    select invoice.edition_guid, sum(added.amount_kopecks) from added join invoice on invoice.guid = added.invoice_guid
    where added.reversed_at is null group by 1;
  end if;
  return null;
end $$;
create trigger tally_added after insert on invoice_payment
  referencing new table as added for each statement execute function tally_bookings();
create trigger tally_removed after delete on invoice_payment
  referencing old table as removed for each statement execute function tally_bookings();
create trigger tally_changed after update on invoice_payment
  referencing old table as removed new table as added for each statement execute function tally_bookings();

create function tally_money_sent_back() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into received_tally (edition_guid, kopecks)
    select invoice.edition_guid, sum(removed.amount_kopecks) from removed join invoice on invoice.guid = removed.invoice_guid group by 1;
  end if;
  if tg_op <> 'DELETE' then
    insert into received_tally (edition_guid, kopecks)
    select invoice.edition_guid, -sum(added.amount_kopecks) from added join invoice on invoice.guid = added.invoice_guid group by 1;
  end if;
  return null;
end $$;
create trigger tally_added after insert on invoice_refund
  referencing new table as added for each statement execute function tally_money_sent_back();
create trigger tally_removed after delete on invoice_refund
  referencing old table as removed for each statement execute function tally_money_sent_back();
create trigger tally_changed after update on invoice_refund
  referencing old table as removed new table as added for each statement execute function tally_money_sent_back();

-- Nothing of a card payment that was not charged, or was refunded whole.
create function kept_of_line(state text, amount bigint, captured bigint, refunded bigint) returns bigint language sql immutable
return case state
  when 'charged' then coalesce(captured, amount)
  when 'refunded' then coalesce(captured, amount) - coalesce(refunded, captured, amount)
  else 0
end;

create function tally_card_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into received_tally (edition_guid, kopecks)
    select card_payment.edition_guid, sum(kept_of_line(line.state, line.amount_kopecks, line.captured_kopecks, line.refunded_kopecks))
    from added as line join card_payment on card_payment.guid = line.card_payment_guid
    where line.state in ('charged', 'refunded') group by 1;
  elsif tg_op = 'DELETE' then
    insert into received_tally (edition_guid, kopecks)
    select card_payment.edition_guid, -sum(kept_of_line(line.state, line.amount_kopecks, line.captured_kopecks, line.refunded_kopecks))
    from removed as line join card_payment on card_payment.guid = line.card_payment_guid
    where line.state in ('charged', 'refunded') group by 1;
  else
    insert into received_tally (edition_guid, kopecks)
    select card_payment.edition_guid, sum(change.kopecks)
    from (
      select card_payment_guid, kept_of_line(state, amount_kopecks, captured_kopecks, refunded_kopecks) as kopecks from added
      union all
      select card_payment_guid, -kept_of_line(state, amount_kopecks, captured_kopecks, refunded_kopecks) from removed
    ) as change join card_payment on card_payment.guid = change.card_payment_guid
    group by 1 having sum(change.kopecks) <> 0;
  end if;
  return null;
end $$;
create trigger tally_added after insert on card_payment_line
  referencing new table as added for each statement execute function tally_card_lines();
create trigger tally_removed after delete on card_payment_line
  referencing old table as removed for each statement execute function tally_card_lines();
create trigger tally_changed after update on card_payment_line
  referencing old table as removed new table as added for each statement execute function tally_card_lines();

insert into invoice_tally (edition_guid, status, count, kopecks)
select edition_guid, status, count(*), sum(total_kopecks) from invoice group by 1, 2;
insert into received_tally (edition_guid, kopecks)
select invoice.edition_guid, sum(moved.kopecks)
from (
  select invoice_guid, amount_kopecks as kopecks from invoice_payment where reversed_at is null
  union all
  select invoice_guid, -amount_kopecks from invoice_refund
) as moved join invoice on invoice.guid = moved.invoice_guid group by 1
union all
select card_payment.edition_guid, sum(kept_of_line(line.state, line.amount_kopecks, line.captured_kopecks, line.refunded_kopecks))
from card_payment_line as line join card_payment on card_payment.guid = line.card_payment_guid
where line.state in ('charged', 'refunded') group by 1;
