import { Link } from '../../components/Link/index.ts';
import { CheckCircleIcon } from '../../primitives/Icon/index.ts';
import { Disclaimer } from '../Disclaimer/index.ts';
import { choices, choicesSign, signalStyle } from './UsFooter.css.ts';
import type { UsFooterProps } from './UsFooter.types.ts';

/** The sign of the law of California for privacy choices, drawn in the colour of the text: a pill, half tick and half cross. */
const ChoicesSign = () => (
  <svg className={choicesSign} viewBox="0 0 32 16" aria-hidden="true" focusable="false">
    <path
      d="M8 .8h16a7.2 7.2 0 0 1 0 14.4H8A7.2 7.2 0 0 1 8 .8Z M17.8 1 14.2 15 M6 8.2l2.3 2.4 4.3-5 M20.2 5.4l5 5.2 M25.2 5.4l-5 5.2"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/**
 * What the law of the United States asks a site for adults to say and to offer. Under the footer, only in English and where
 * the settings flag it (spec section 2).
 */
export const UsFooter = ({ paragraphs, privacyChoices, signal }: UsFooterProps) => (
  <Disclaimer label={privacyChoices?.label} paragraphs={paragraphs}>
    {privacyChoices !== undefined && (
      <p className={choices}>
        <ChoicesSign />
        <Link href={privacyChoices.href}>{privacyChoices.label}</Link>
      </p>
    )}
    {signal !== undefined && (
      <p className={signalStyle}>
        <CheckCircleIcon />
        {signal}
      </p>
    )}
  </Disclaimer>
);
