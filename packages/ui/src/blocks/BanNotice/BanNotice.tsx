import { Banner } from '../../components/Banner/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Outcome } from '../../components/Outcome/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { BlockIcon } from '../../primitives/Icon/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useArrivalFocus } from '../../primitives/useArrivalFocus.ts';
import type { BanNoticeProps } from './BanNotice.types.ts';

/** Tells a banned member why, until when, and how to object (A04). */
export const BanNotice = ({ facts, objection, isObjected = false, labels }: BanNoticeProps) => {
  const box = useArrivalFocus(isObjected ? 'objected' : 'open');
  return (
    <Stack gap="xl">
      <Outcome tone="danger" icon={<BlockIcon size="xl" />} title={labels.title} facts={facts}>
        {labels.text}
      </Outcome>
      <Stack>
        <Stack gap="xs">
          <div ref={box}>
            <Heading level={2} isFocusable>
              {labels.objectionTitle}
            </Heading>
          </div>
          <Text tone="muted">{labels.objectionText}</Text>
        </Stack>
        {isObjected && (
          <Banner tone="info">
            {/* The answer of a person, in paragraphs. */}
            {labels.objected.split(/\n+/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </Banner>
        )}
        {!isObjected && 'form' in objection && objection.form}
        {!isObjected && 'href' in objection && (
          <Inline>
            <Link href={objection.href} appearance="button">
              {labels.object}
            </Link>
          </Inline>
        )}
      </Stack>
    </Stack>
  );
};
