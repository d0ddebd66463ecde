-- Until now a report whose evidence was over stayed without it, for ever.
UPDATE "reports" SET evidence_until = decided_at + interval '6 months' WHERE decided_at IS NOT NULL AND evidence_until IS NULL;
