-- When a person began to pay, by the edition's calendar; created_at is the machine's clock, by which the attempt ends (decision 002).
alter table card_payment add column started_at timestamptz;
update card_payment set started_at = created_at;
alter table card_payment alter column started_at set not null;
