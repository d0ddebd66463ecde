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
 * The counts of a finished stage, from its report when it writes one. A stage that failed has at least one failure, whatever its
 * report says: a crash must not end as "0 failed".
 * @param {{ exitCode: number, report?: { kind: 'vitest' | 'playwright', file: string } | undefined }} stage
 * @returns {Counts}
 */
export function stageCounts({ exitCode, report }) {
  const plain = { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  if (!report) return plain;
  if (!existsSync(report.file)) return { passed: 0, failed: 1 };
  const content = JSON.parse(readFileSync(report.file, 'utf8'));
  const counts = report.kind === 'vitest' ? vitestCounts(content) : playwrightCounts(content);
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}
