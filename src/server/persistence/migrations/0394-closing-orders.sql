-- The papers after the forum by their sums. By payer and by invoice the list walks the invoices, which have an index of each order.
create index closing_sum on closing (edition_guid, total_kopecks, guid);
