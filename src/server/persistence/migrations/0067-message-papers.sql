-- The invoice that goes with a letter as PDF. Only its name is kept here: it is drawn when the letter leaves.
alter table message add column invoice_guid uuid references invoice (guid);

-- Names of the files that went with a letter, for the outbox page of the demo.
alter table development_message add column attachments text[] not null default '{}';
