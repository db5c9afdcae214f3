-- A product to which the limits of its family, or those for any product, do not apply; empty where they do.
alter table measurement_limit add column unlimited boolean,
  add constraint measurement_limit_unlimited_ck check (
    unlimited is null or (unlimited and num_nonnulls(critical_low, low, high, critical_high) = 0));
