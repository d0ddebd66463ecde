import { useId } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { fact as factStyle, factTitle, list, section } from './PriceFacts.css.ts';
import type { PriceFactsProps } from './PriceFacts.types.ts';

/** What it costs, before anybody signs up: a few facts in one honest block. */
export const PriceFacts = ({ title, facts, headingLevel = 2 }: PriceFactsProps) => {
  const id = useId();
  const FactHeading = `h${headingLevel === 2 ? 3 : 4}` as const;
  return (
    <section className={section} aria-labelledby={id}>
      <Heading level={headingLevel} id={id}>
        {title}
      </Heading>
      <ul role="list" className={list}>
        {facts.map((one) => (
          <li key={one.title} className={factStyle}>
            <FactHeading className={factTitle}>{one.title}</FactHeading>
            <p>{one.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
