-- no transaction: an index that blocks no writes.
-- For deleting a checkout's buyer from stored answers.
drop index concurrently if exists agent_answers_buyer;
create index concurrently agent_answers_buyer on agent_answers ((answer ->> 'id')) where answer ?| array['buyer', 'fulfillment'];
