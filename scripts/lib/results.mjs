import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * The counts of one Vitest JSON report.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults?: { status: string, assertionResults: unknown[] }[] }} report
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
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} report
 * @returns {Counts} A flaky test is a failed one; so is an error outside any test.
 */
export function playwrightCounts({ stats, errors = [] }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * The counts of a finished task, from its report when it writes one. A task that failed, or was never run because another failed before
 * it, has at least one failure, whatever a report says: a crash must not end as "0 failed".
 * @param {{ exitCode: number | undefined, report?: string | undefined }} task - `report`: the JSON file that it should have written.
 * @returns {Counts}
 */
export function taskCounts({ exitCode, report }) {
  const isWhole = exitCode === 0;
  if (!report) return { passed: isWhole ? 1 : 0, failed: isWhole ? 0 : 1 };
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const content = JSON.parse(readFileSync(report, 'utf8'));
  const counts = 'stats' in content ? playwrightCounts(content) : vitestCounts(content);
  return isWhole || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
