-- Counters of rate-limiter-flexible, whose column names and order these are; keys are hashed. Logged, so that even a crash forgets no attempt.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
