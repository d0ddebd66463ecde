-- Reports that were left without their evidence (0014) are over: what decisions say of themselves allows that (0001).
SET LOCAL velours.erasure = 'on';
DELETE FROM "report_decisions" d USING "reports" r
WHERE r.evidence IS NULL AND d.reporter_id = r.reporter_id AND d.report_id = r.id;
DELETE FROM "reports" WHERE evidence IS NULL;
ALTER TABLE "reports" ALTER COLUMN "evidence" SET NOT NULL;
