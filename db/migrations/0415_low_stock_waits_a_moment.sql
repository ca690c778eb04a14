-- Every change of stock queues behind this lock, so it must not wait for a long transaction.
alter function note_scarce_levels() set lock_timeout = '1500ms';
