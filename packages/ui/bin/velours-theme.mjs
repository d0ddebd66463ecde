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

try {
  if (from === undefined) throw new Error('Use: velours-theme <brand.json> [theme.css]');
  const brand = defineBrand(JSON.parse(readFileSync(from, 'utf8')));
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
