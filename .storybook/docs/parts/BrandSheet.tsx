import { brands, brandById } from '@velours/ui/brands';
import type { Brand } from '@velours/ui/brands';
import { Button } from '@velours/ui/components/Button';
import { CountBadge } from '@velours/ui/components/CountBadge';
import { StatusBadge } from '@velours/ui/components/StatusBadge';
import { WordMark } from '@velours/ui/components/WordMark';
import { MemberCard } from '@velours/ui/blocks/MemberCard';
import { MessageBubble } from '@velours/ui/blocks/MessageBubble';
import { Heading } from '@velours/ui/primitives/Heading';
import { MatchIcon } from '@velours/ui/primitives/Icon';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { apart, brandDistance, warningsOf } from '@velours/ui/theme/measure.ts';
import { defaultImagery } from '@velours/ui/theme/imagery.ts';
import { brandGrounds, radii } from '@velours/ui/theme/palette.ts';
import {
  anna,
  memberCardLabels,
} from '../../../packages/ui/src/blocks/MemberCard/MemberCard.fixtures.ts';
import {
  bubbleLabels,
  ownMessage,
} from '../../../packages/ui/src/blocks/MessageBubble/MessageBubble.fixtures.ts';
import { Facts } from './Facts.tsx';
import { BothSchemes } from './Panel.tsx';
import { brandPanel, code, entry, swatch } from './parts.css.ts';

const sources = import.meta.glob<string>('../../../packages/ui/src/brands/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The sentence that stands above a brand in its file. */
const sentenceOf = (id: string): string => {
  const source = sources[`../../../packages/ui/src/brands/${id}.ts`] ?? '';
  return /\/\*\* (.*?) \*\//s.exec(source)?.[1] ?? '';
};

const liked = { ...anna, isLiked: true, isMatch: true };

/** What a member sees most of a brand: its name, a headline, the buttons, the badges, a member, a message. */
const Sample = ({ brand }: { brand: Brand }) => (
  <div className={brandPanel}>
    <Stack gap="md">
      <WordMark name={brand.title} size="sm" />
      <Heading level={3} size="xl">
        Meet somebody near you
      </Heading>
      <Inline gap="xs">
        <Button size="sm">Message</Button>
        <Button size="sm" variant="outline">
          Like
        </Button>
        <Button size="sm" variant="soft" tone="secondary">
          Matches
        </Button>
      </Inline>
      <Inline gap="xs">
        <StatusBadge tone="primary">New</StatusBadge>
        <StatusBadge tone="secondary" icon={<MatchIcon size="sm" />}>
          Match
        </StatusBadge>
        <StatusBadge tone="success">Online</StatusBadge>
        <CountBadge count={3} label="3 unread messages" />
      </Inline>
      <MessageBubble message={ownMessage} authorName="Anna" labels={bubbleLabels} />
    </Stack>
    {/* A card fills its cell: here it has its own height. */}
    <div>
      <MemberCard member={liked} href="#anna" onLikeChange={() => {}} labels={memberCardLabels} />
    </div>
  </div>
);

/** All brands in real components, light beside dark, each with its sentence and what could be said against it. */
export const BrandSheet = () => (
  <>
    {brands.map((brand) => (
      <section key={brand.id} className={entry}>
        <h3>{brand.title}</h3>
        <p>{sentenceOf(brand.id)}</p>
        <BothSchemes
          brand={brand.id}
          title={`${brand.seeds.primary} and ${brand.seeds.secondary}, ${brand.radius}, headlines ${brand.displayWeight}, opens ${brand.defaultScheme}`}
        >
          {() => <Sample brand={brand} />}
        </BothSchemes>
        {warningsOf(brand, brands).map((warning) => (
          <p key={warning}>⚠ {warning}</p>
        ))}
      </section>
    ))}
  </>
);

/** Alike in both schemes, given or derived. */
const nightIn = (brand: Brand): string => brandGrounds(brand, 'light').night;

/** What differs from brand to brand, read from the files. */
export const BrandFacts = () => (
  <Facts
    head={['Brand', 'Primary', 'Secondary', 'Night', 'Corners', 'Headlines', 'Pictures', 'Opens']}
    rows={brands.map((brand) => [
      brand.title,
      ...[brand.seeds.primary, brand.seeds.secondary, nightIn(brand)].map((seed) => (
        <span key={seed}>
          <span className={swatch} style={{ backgroundColor: seed }} />
          <span className={code}>{seed}</span>
        </span>
      )),
      `${brand.radius}: ${Object.values(radii[brand.radius]).join(', ')}`,
      brand.displayWeight,
      brand.imagery ?? defaultImagery,
      brand.defaultScheme,
    ])}
  />
);

/** How far apart the brands look: primaries above, both colours together below. */
export const Distances = () => (
  <Facts
    head={['', ...brands.map(({ title }) => title)]}
    rows={brands.map((row) => [
      row.title,
      ...brands.map((column) => {
        if (row.id === column.id) return '';
        const { primary, pair } = brandDistance(brandById(row.id), brandById(column.id));
        const holds = primary >= apart.primary && pair >= apart.pair;
        return `${primary.toFixed(0)} · ${pair.toFixed(0)}${holds ? '' : ' ✗'}`;
      }),
    ])}
  />
);

export const leastApart = apart;
