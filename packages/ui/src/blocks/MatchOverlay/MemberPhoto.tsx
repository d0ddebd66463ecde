import type { ProfilePhotoProps } from '../../components/ProfilePhoto/index.ts';
import { ProfilePhoto } from '../../components/ProfilePhoto/index.ts';
import type { MemberCardPhoto } from '../MemberCard/MemberCard.types.ts';

type MemberPhotoProps = Pick<
  ProfilePhotoProps,
  'alt' | 'hasCorners' | 'loading' | 'fetchPriority'
> & {
  photo: MemberCardPhoto | null;
  /** In place of a photo: "No photo yet". */
  noPhoto: string;
};

/** A member's photo as others see it, or that there is none. */
export const MemberPhoto = ({ photo, noPhoto, hasCorners, ...look }: MemberPhotoProps) => {
  if (photo === null) {
    return <ProfilePhoto status="none" statusLabel={noPhoto} hasCorners={hasCorners} />;
  }
  const { url, srcSet, sizes, placeholder, width, height } = photo;
  return (
    <ProfilePhoto
      {...look}
      {...{ srcSet, sizes, placeholder, width, height, hasCorners }}
      status="active"
      src={url}
    />
  );
};
