import {
  CheckCircleIcon,
  CloseIcon,
  DangerIcon,
  InfoIcon,
  PremiumIcon,
  WarningIcon,
} from '../../primitives/Icon/index.ts';
import {
  actions as actionsStyle,
  banner,
  body,
  dismiss,
  message,
  picture,
  title as titleStyle,
} from './Banner.css.ts';
import type { BannerProps } from './Banner.types.ts';

const icons = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: DangerIcon,
  premium: PremiumIcon,
};

const roles = { none: undefined, status: 'status', alert: 'alert' } as const;

/** A message about the whole page or a part of it, which stays until it is dealt with or dismissed. */
export const Banner = ({
  tone = 'info',
  layout = 'card',
  title,
  children,
  actions,
  announce = 'none',
  onDismiss,
  dismissLabel,
}: BannerProps) => {
  const ToneIcon = icons[tone];
  return (
    <div className={banner({ tone, layout })} role={roles[announce]}>
      <span className={picture}>
        <ToneIcon {...(layout === 'strip' ? { size: 'sm' as const } : {})} />
      </span>
      <div className={body({ layout })}>
        <div className={message({ layout })}>
          {title !== undefined && <p className={titleStyle}>{title}</p>}
          {children}
        </div>
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
};
