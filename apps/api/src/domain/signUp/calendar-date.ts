const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the day YYYY-MM-DD exists: 2023-02-29 does not. */
export function isCalendarDate(date: string): boolean {
  if (!PATTERN.test(date)) return false;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}
