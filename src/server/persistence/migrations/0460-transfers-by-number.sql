-- Transfers go by flight or train (decision 185), and whoever shares one is found by the same index. Whoever named no number goes by the hour.
create index transfer_arrival_ride on transfer ((arrival_number is not null), arrival_ride, arrival_day, arrival_time, participant_guid)
  where arrival_hub_guid is not null;
create index transfer_departure_ride on transfer ((departure_number is not null), departure_ride, departure_day, departure_time, participant_guid)
  where departure_hub_guid is not null;
