import { day } from './MessageList.css.ts';

export interface DayDividerProps {
  /** As shown: "Today", "3 March". */
  children: string;
}

/** The heading of a day in a conversation. */
export const DayDivider = ({ children }: DayDividerProps) => <h2 className={day}>{children}</h2>;
