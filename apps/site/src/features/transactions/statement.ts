import type { Schemas } from '../../app/data/api.ts';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { signed } from './transactions.ts';

type StatementDay = Schemas['StatementDay'];

/** A line of the statement, with the balance after it. */
export interface StatementRow {
  id: string;
  /** The machine's form of the day. */
  day: string;
  date: string;
  what: string;
  /** With its sign. */
  credits: string;
  balance: string;
}

/** What the words of the statement are made with. Its days are those of UTC, whatever the reader's clock says. */
export interface StatementWords {
  t: Translate;
  /** Formats in UTC. */
  formats: Formats;
}

/** Why credits moved, in words, and how often where it was more than once. */
function kindText({ t, formats }: StatementWords, kind: Schemas['StatementKind'], count: number) {
  const words = t(($) => $.transactions.statement.kinds[kind]);
  return count > 1 ? `${words} (${formats.number(count)})` : words;
}

/**
 * The lines of the days, newest first, each with the balance after it (B06): what a line adds or takes is the difference to the one below it.
 */
export function statementRows(
  words: StatementWords,
  days: readonly StatementDay[],
): StatementRow[] {
  const { formats } = words;
  return days.flatMap(({ day, opening, lines }): StatementRow[] => {
    let balance = opening;
    return lines
      .map(({ kind, count, amount }) => {
        balance += amount;
        return {
          id: `${day} ${kind}`,
          day,
          date: formats.date(day),
          what: kindText(words, kind, count),
          credits: signed(formats, amount),
          balance: formats.number(balance),
        };
      })
      .toReversed();
  });
}

/** What the balance was before the oldest day shown; nothing where no day is. */
export function balanceBefore({ t, formats }: StatementWords, days: readonly StatementDay[]) {
  const oldest = days.at(-1);
  return (
    oldest && {
      what: t(($) => $.transactions.statement.balanceBefore, { date: formats.date(oldest.day) }),
      balance: formats.number(oldest.opening),
    }
  );
}
