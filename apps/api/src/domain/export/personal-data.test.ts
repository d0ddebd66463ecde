/** The declaration of personal data against the database itself: a table or column that somebody adds fails until it is declared. */
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../db/testing.ts';
import { columnsOf } from '../../testing/database-walk.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** A column that could hold an id, also where its type does not say so. */
const IS_ID = /_id$/;
/** Sealed forms that the copy opens for their member (`collect.ts`). */
const OPENED = new Set(['direct_debits.details', 'direct_debit_mandates.details']);

describe('[B05] [A02] what is kept about a member', async () => {
  const { pool } = await createTestDatabase();
  const columns = await columnsOf(pool);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const namesOf = (table: string) =>
    columns.filter((column) => column.table === table).map(({ name }) => name);

  it('is declared for every table, and for no other', () => {
    expect(Object.keys(PERSONAL_DATA).toSorted()).toEqual(tables.toSorted());
  });

  it('says of every id whether it is a member or something else', () => {
    const undeclared = columns
      .filter(({ table, type, name }) => {
        const rule = PERSONAL_DATA[table];
        const known = [...(rule?.members ?? []), ...(rule?.ids ?? [])];
        const isId = type === 'uuid' || IS_ID.test(name);
        return isId && !known.includes(name);
      })
      .map(({ table, name }) => `${table}.${name}`);
    expect(undeclared).toEqual([]);
  });

  it('names only columns that exist', () => {
    const unknown = Object.entries(PERSONAL_DATA).flatMap(([table, rule]) => {
      const named = [
        ...rule.members,
        ...(rule.ids ?? []),
        ...(rule.conversation === undefined ? [] : [rule.conversation]),
        ...('not' in rule.copy ? [] : [...rule.copy.by, ...Object.keys(rule.copy.without ?? {})]),
        ...('rows' in rule.erasure ? rule.erasure.rows : []),
      ];
      return named
        .filter((name) => !namesOf(table).includes(name))
        .map((name) => `${table}.${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('is in the copy or left out with a reason, and erased or kept with a reason', () => {
    const reasons = Object.values(PERSONAL_DATA).flatMap(({ copy, erasure }) => [
      ...('not' in copy ? [copy.not] : Object.values(copy.without ?? {})),
      ...('rows' in erasure ? [] : ['own' in erasure ? erasure.own : erasure.stays]),
    ]);
    for (const reason of reasons) expect(reason.length).toBeGreaterThan(10);
  });

  it('finds a member in the copy only by columns that hold one, and erases by them', () => {
    const unnamed = Object.entries(PERSONAL_DATA).flatMap(([table, { members, copy, erasure }]) =>
      [
        ...('not' in copy
          ? []
          : [...copy.by, ...(copy.whileSeen === undefined ? [] : [copy.whileSeen])]),
        ...('rows' in erasure ? erasure.rows : []),
      ]
        .filter((column) => !members.includes(column))
        .map((column) => `${table}.${column}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('gives no bytes into the copy but those that are opened first', () => {
    const bytes = columns
      .filter(({ table, name, type }) => {
        const copy = PERSONAL_DATA[table]?.copy;
        return (
          type === 'bytea' &&
          copy !== undefined &&
          !('not' in copy) &&
          !(name in (copy.without ?? {}))
        );
      })
      .map(({ table, name }) => `${table}.${name}`);
    expect(bytes.toSorted()).toEqual([...OPENED].toSorted());
  });
});
