#!/usr/bin/env node
/**
 * `velours-theme <brand.json> [theme.css]`: says how a brand measures, light and dark, and writes its theme. Ends with 1 where a pair of
 * colours cannot be read.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createTheme, defineBrand, measureBrand } from '@velours/ui/brand';

const [from, to] = process.argv.slice(2);
/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** @param {string} path @returns {Parameters<typeof defineBrand>[0]} */
function read(path) {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${/** @type {Error} */ (error).message}`, {
      cause: error,
    });
  }
}

const USE = 'Use: velours-theme <brand.json> [theme.css]';

if (from === '--help' || from === '-h') {
  say(USE);
  process.exit();
}
try {
  if (from === undefined) throw new Error(USE);
  const brand = defineBrand(read(from));
  const { failures, warnings } = measureBrand(brand);
  for (const failure of failures) say(`cannot be read: ${failure}`);
  for (const warning of warnings) say(`could be better: ${warning}`);
  if (failures.length > 0) process.exitCode = 1;
  else say(`${brand.id}: every pair of colours can be read, light and dark.`);
  if (to !== undefined) writeFileSync(to, createTheme(brand));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
