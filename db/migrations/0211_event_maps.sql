-- A picture of the way there, as staff have it, and where on it the place is: as shares of its width and height, from the upper left.
alter table events
  add map_picture_key text constraint events_map_picture_fkey references pictures,
  add map_x numeric(5, 4),
  add map_y numeric(5, 4),
  add constraint events_map_marker check (
    (map_x is null) = (map_y is null) and (map_x is null or (map_picture_key is not null and map_x between 0 and 1 and map_y between 0 and 1))
  );
create index events_map_picture on events (map_picture_key) where map_picture_key is not null;
