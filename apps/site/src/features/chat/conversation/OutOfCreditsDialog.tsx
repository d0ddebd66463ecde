import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Dialog } from '@velours/ui/components/Dialog';
import { Link } from '@velours/ui/components/Link';
import { RadioCards } from '@velours/ui/components/RadioCards';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../../app/data/api.ts';
import { useSettings, useUser } from '../../../app/data/hooks.ts';
import { useFormats } from '../../../app/i18n/use-formats.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { paymentOptionsQuery } from '../../payment/credit-queries.ts';
import { orderPath } from '../../payment/order-address.ts';
import { keepWayBack } from '../../../app/data/tab-storage.ts';

/** Of all packages the smallest are offered here; the rest are on the page of credits. */
const OFFERED = 2;

/**
 * The credits do not reach for what was written: it is kept, what a few more messages cost is said, and the way leads back to the same
 * person. Nothing is sent for the member.
 */
export function OutOfCreditsDialog(props: {
  /** Of the other member. */
  name: string;
  /** The conversation's address. */
  href: string;
  draft: string;
  onClose: () => void;
}): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const { message_credits: cost } = useSettings();
  const memberId = useUser()?.profile.id;
  const { data: options, isError } = useQuery(paymentOptionsQuery(useApi()));
  const [chosen, setChosen] = useState<string>();
  const { name, href, draft, onClose } = props;

  // As on the order page that this leads to, with what the first way to pay costs.
  const [method] = options ? [...options.saved_methods, ...options.methods] : [];
  const methodCosts = method?.transaction_costs ?? 0;
  const offers = (options?.packages ?? [])
    .filter(({ credits }) => credits >= cost)
    .slice(0, OFFERED)
    .map((item) => ({
      id: item.id,
      messages: t(($) => $.chat.outOfCredits.messages, { count: Math.floor(item.credits / cost) }),
      price: formats.money(
        Math.round(item.discounted_price) + methodCosts,
        options?.currency ?? '',
      ),
    }));
  const offer = offers.find(({ id }) => id === chosen) ?? offers[0];
  const later = (
    <Button variant="outline" tone="neutral" onPress={onClose}>
      {t(($) => $.chat.outOfCredits.later)}
    </Button>
  );

  return (
    <Dialog
      isOpen
      size="md"
      title={t(($) => $.chat.outOfCredits.title, { name })}
      closeLabel={t(($) => $.common.actions.close)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Stack gap="sm">
          {offer ? (
            <Link
              appearance="button"
              size="lg"
              href={orderPath({ package: offer.id, method: method?.id })}
              onPress={() => keepWayBack({ href, name, memberId })}
            >
              {t(($) => $.chat.outOfCredits.get, { what: offer.messages, price: offer.price })}
            </Link>
          ) : null}
          {later}
        </Stack>
      }
    >
      <Stack gap="md">
        <Text>{draft}</Text>
        {offer ? (
          <RadioCards
            name="package"
            label={t(($) => $.chat.outOfCredits.packages)}
            cards={offers.map(({ id, messages, price }) => ({
              value: id,
              title: messages,
              aside: price,
            }))}
            value={offer.id}
            onChange={setChosen}
          />
        ) : null}
        {isError ? <Text>{t(($) => $.chat.outOfCredits.failed)}</Text> : null}
        {offer ? (
          <Text size="sm" tone="muted">
            {t(($) => $.chat.outOfCredits.note)}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
