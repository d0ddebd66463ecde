import { useId } from 'react';
import { Heading } from '../../primitives/Heading/index.ts';
import { fact as factStyle, factTitle, list, section } from './PriceFacts.css.ts';
import type { PriceFactsProps } from './PriceFacts.types.ts';

/** What it costs, before anybody signs up: a few facts in one honest block. */
export const PriceFacts = ({ title, facts }: PriceFactsProps) => {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul role="list" className={list}>
        {facts.map((one) => (
          <li key={one.title} className={factStyle}>
            <h3 className={factTitle}>{one.title}</h3>
            <p>{one.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
