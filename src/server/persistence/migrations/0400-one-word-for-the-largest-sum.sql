-- Invoices called the largest sum first `sum`, card payments and refunds `largest`. Now it is one word.
update saved_view set query = jsonb_set(query, '{sort}', '"largest"') where list = 'invoices' and query ->> 'sort' = 'sum';
update list_export set filters = jsonb_set(filters, '{sort}', '"largest"') where list = 'invoices' and filters ->> 'sort' = 'sum';
