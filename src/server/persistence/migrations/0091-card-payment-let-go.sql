-- When an attempt was let go without money, by the machine's clock: a late charge is looked for from then on, not from the beginning.
alter table card_payment add column let_go_at timestamptz;
