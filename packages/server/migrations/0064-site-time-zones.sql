-- Where the clocks of a site stand, for countries that have several zones; empty where the country tells.
alter table customer_site add column time_zone text not null default '';
