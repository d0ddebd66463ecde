-- As decisions are: what was done stays as it was written (0001).
CREATE TRIGGER "operator_actions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_actions"
  FOR EACH STATEMENT EXECUTE FUNCTION decisions_never_change();
