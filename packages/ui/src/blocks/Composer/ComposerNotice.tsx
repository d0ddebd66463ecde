import { BlockIcon, ClockIcon, MailIcon, UserIcon } from '../../primitives/Icon/index.ts';
import { notice, noticeAction, noticePicture, noticeWords } from './Composer.css.ts';
import type { ComposerNoticeProps, ComposerNoticeReason } from './Composer.types.ts';

const icons: Readonly<Record<ComposerNoticeReason, typeof MailIcon>> = {
  notConfirmed: MailIcon,
  limit: ClockIcon,
  blocked: BlockIcon,
  gone: UserIcon,
};

/** Stands where one would write, and says why that is not possible and what helps. */
export const ComposerNotice = ({ reason, children, action }: ComposerNoticeProps) => {
  const ReasonIcon = icons[reason];
  return (
    <div className={notice}>
      <span className={noticePicture}>
        <ReasonIcon />
      </span>
      <p className={noticeWords}>{children}</p>
      {action === undefined ? null : <div className={noticeAction}>{action}</div>}
    </div>
  );
};
