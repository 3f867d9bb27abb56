-- A saved view keeps no search: it was often somebody's name, and stayed until the view went.
update saved_view set query = query - 'q' where query ? 'q';
