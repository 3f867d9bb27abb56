-- The queue of the passport check goes by when the data were saved, oldest first.
create index passport_saved on passport (saved_at);
