import { heading, inner, paragraph, section } from './Disclaimer.css.ts';
import type { DisclaimerProps } from './Disclaimer.types.ts';

/** What every visitor should know before relying on the site: adults only, fictional and demo profiles. Under the footer. */
export const Disclaimer = ({ title, label = title, paragraphs, children }: DisclaimerProps) => (
  <section className={section} aria-label={label}>
    <div className={inner}>
      {title !== undefined && <p className={heading}>{title}</p>}
      {paragraphs.map((text) => (
        <p key={text} className={paragraph}>
          {text}
        </p>
      ))}
      {children}
    </div>
  </section>
);
