import { list, pair, term, value } from './AttributeList.css.ts';
import type { AttributeListProps } from './AttributeList.types.ts';

/** What a member tells about themselves in one word each: terms and values. */
export const AttributeList = ({ items, label }: AttributeListProps) => (
  <dl className={list} aria-label={label}>
    {items.map((item) => (
      <div key={item.label} className={pair}>
        <dt className={term}>{item.label}</dt>
        <dd className={value}>{item.value}</dd>
      </div>
    ))}
  </dl>
);
