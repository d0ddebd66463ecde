import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { CheckboxGroup } from '../../components/CheckboxGroup/index.ts';
import { PriceSummary } from '../PriceSummary/index.ts';
import { panel, payBar, payNote } from './OrderForm.css.ts';
import type { PayPanelProps } from './OrderForm.types.ts';

/** The end of every order: what is paid for which credits, the right of withdrawal, and the one button that pays. */
export const PayPanel = ({
  summary,
  included,
  withdrawal,
  save,
  consent,
  consentId,
  consentError,
  isPending = false,
  labels,
}: PayPanelProps) => (
  <>
    <Card>
      <div className={panel}>
        <PriceSummary {...summary} />
        {save !== undefined && (
          // Not ticked for anybody: nothing is kept that nobody asked for.
          <CheckboxGroup
            name="save_method"
            label={save}
            isLabelHidden
            options={[{ value: 'yes', label: save }]}
          />
        )}
        {withdrawal && (
          <CheckboxGroup
            id={consentId}
            name="withdrawal_consent"
            label={withdrawal.title}
            description={withdrawal.notice}
            error={consentError}
            options={[{ value: 'yes', label: withdrawal.consent }]}
            value={consent && (consent.isGiven ? ['yes'] : [])}
            onChange={(chosen) => consent?.onChange(chosen.length > 0)}
          />
        )}
      </div>
    </Card>
    <div className={payBar}>
      {included !== undefined && <p className={payNote}>{included}</p>}
      <Button
        type="submit"
        name="intent"
        value="pay"
        size="lg"
        isFullWidth
        isPending={isPending || summary.isUpdating === true}
        pendingLabel={isPending ? labels.paying : ''}
      >
        {labels.pay(summary.total.amount)}
      </Button>
    </div>
  </>
);
