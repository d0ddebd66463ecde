import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults?: VitestFile[] }} VitestReport */
/** @typedef {{ file: string, line: number, title: string, ok: boolean, tests: { results: { error?: { message?: string, location?: { line: number } } }[] }[] }} PlaywrightSpec */
/** @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: PlaywrightSuite[], errors?: { message?: string }[] }} PlaywrightReport */

/**
 * The counts of one Vitest JSON report.
 * @param {VitestReport} report
 * @returns {Counts} A file that failed before its first test counts as one failed test.
 */
export function vitestCounts(report) {
  const broken = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

/**
 * The counts of one Playwright JSON report.
 * @param {PlaywrightReport} report
 * @returns {Counts} A flaky test is a failed one; so is an error outside any test.
 */
export function playwrightCounts({ stats, errors = [] }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * What failed, a line each: the end of a log is often all of it that is kept.
 * @param {VitestReport | PlaywrightReport} report
 * @returns {string[]} The title, the first line of why, and for a flow where it stands and what it waited for.
 */
export function failuresOf(report) {
  const line = (/** @type {string} */ title, /** @type {string | undefined} */ why = '') =>
    `${title}: ${stripVTControlCharacters(why).split('\n')[0]}`.slice(0, 600);
  if ('stats' in report) {
    /** @type {(suite: PlaywrightSuite) => string[]} */
    const inside = ({ suites = [], specs = [] }) => [
      ...suites.flatMap(inside),
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ file, line: at, title, tests }) => {
          const error = tests
            .flatMap(({ results }) => results)
            .find((result) => result.error)?.error;
          const asked = stripVTControlCharacters(error?.message ?? '').split('Call log:')[0];
          const where = error?.location ? ` (line ${error.location.line})` : '';
          return line(
            `${file}:${at}${where} ${title}`,
            asked?.trim().replaceAll(/\s*\n\s*/g, ' | '),
          );
        }),
    ];
    return [
      ...(report.suites ?? []).flatMap(inside),
      ...(report.errors ?? []).map(({ message }) => line('outside any test', message)),
    ];
  }
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [line(name, message)]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map(({ fullName, failureMessages }) => line(`${name} ${fullName}`, failureMessages[0])),
  );
}

/**
 * The counts of a finished task, from its report when it writes one. A task that failed, or was never run because another failed before
 * it, has at least one failure, whatever a report says: a crash must not end as "0 failed".
 * @param {{ exitCode: number | undefined, report?: string | undefined }} task - `report`: the JSON file that it should have written.
 * @returns {Counts & { failures: string[] }} With what failed as far as a report names it.
 */
export function taskCounts({ exitCode, report }) {
  const isWhole = exitCode === 0;
  if (!report || !existsSync(report)) {
    const isPassed = isWhole && !report;
    return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, failures: [] };
  }
  const content = JSON.parse(readFileSync(report, 'utf8'));
  const counts = 'stats' in content ? playwrightCounts(content) : vitestCounts(content);
  const failures = failuresOf(content);
  return { ...counts, failed: isWhole ? counts.failed : Math.max(counts.failed, 1), failures };
}
