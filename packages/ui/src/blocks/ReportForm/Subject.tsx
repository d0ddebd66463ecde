import { Avatar } from '../../components/Avatar/index.ts';
import { KindBadge } from '../../components/KindBadge/index.ts';
import { name, photoStyle, quoteStyle, subjectStyle, words } from './ReportForm.css.ts';
import type { ReportSubject } from './ReportForm.types.ts';

/** What is reported, so that nobody reports another thing than was meant. */
export const Subject = ({ kind, label, profileKind, kindLabel, photo, quote }: ReportSubject) => (
  <div className={subjectStyle}>
    {kind === 'photo' && photo !== null ? (
      <img className={photoStyle} src={photo} alt="" width={80} height={100} decoding="async" />
    ) : (
      <Avatar src={photo} />
    )}
    <div className={words}>
      <p className={name}>{label}</p>
      <KindBadge kind={profileKind} label={kindLabel} />
      {quote !== undefined && (
        <blockquote className={quoteStyle} lang="">
          {quote}
        </blockquote>
      )}
    </div>
  </div>
);
