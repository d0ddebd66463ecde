-- The Idempotency-Key a member's message came with, told to its sender alone: a client that never heard the answer finds its
-- own message by it. Null for what the program wrote.
alter table messages add column idempotency_key uuid;
