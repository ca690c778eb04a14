-- What came of the payments of the last day, which is counted for whoever watches the shop.
create index payments_newest on payments (created_at desc);
