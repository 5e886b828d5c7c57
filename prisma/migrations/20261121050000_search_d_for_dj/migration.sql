-- Hand-written: đ, dj and d are the same to search, so that "Dakovic" finds Đaković as "Djakovic" does.
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(
  translate(
    lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')),
    'АБВГДЕЖЗИЈКЛМНОПРСТЋУФХЦЧШабвгдежзијклмнопрстћуфхцчшЂЉЊЏĐђљњџđ',
    E'abvgdezzijklmnoprstcufhccsabvgdezzijklmnoprstcufhccsd\uE001\uE002\uE003dd\uE001\uE002\uE003d'
  ), E'\uE001', 'lj'), E'\uE002', 'nj'), E'\uE003', 'dz'), 'dj', 'd');

-- A generated column is made anew when a column that it is made from is written.
UPDATE "visit_request" SET "normalizedId" = "normalizedId";
