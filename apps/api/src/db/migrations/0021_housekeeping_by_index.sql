CREATE INDEX "gifs_age" ON "gifs" USING btree ("found_at");
CREATE INDEX "direct_debit_references_member" ON "direct_debit_references" USING btree ("member_id");
CREATE INDEX "complaints_answered" ON "complaints" USING btree ("answered_at") WHERE "complaints"."answered_at" is not null;
CREATE INDEX "moderation_decisions_age" ON "moderation_decisions" USING btree ("decided_at");
CREATE INDEX "operator_actions_age" ON "operator_actions" USING btree ("done_at");
CREATE INDEX "push_told_age" ON "push_told" USING btree ("last_at");
CREATE INDEX "page_bounces_age" ON "page_bounces" USING btree ("day");