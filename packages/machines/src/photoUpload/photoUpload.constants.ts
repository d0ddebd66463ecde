/** Photos a free member can have (spec sections 5 and 9); the server's settings may say another number. */
export const PHOTOS_FREE = 3;
/** Photos a premium member can have. */
export const PHOTOS_PREMIUM = 25;

/** What is a photo (POST photo.php); what is none is refused before it goes out. */
export const PHOTO_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
];

/** What an iPhone makes: refused with words of its own, which say what to do. */
export const HEIC_TYPES: readonly string[] = ['image/heic', 'image/heif'];

/** The largest file that goes out, in bytes: what the server takes. */
export const MOST_PHOTO_BYTES = 8 * 1024 * 1024;

/** An upload that has not moved for so many ms does not come through: whether it arrived is unknown. */
export const UPLOAD_STALL_MS = 60_000;

/** A removal can be undone for so many ms; then the server is asked. */
export const REMOVAL_UNDO_MS = 5_000;

/** Photos that could not be read are read again after so many ms. */
export const READ_RETRY_MS = 10_000;

/** A server that has not answered a removal after so many ms does not: whether it was done is unknown. */
export const REMOVE_TIMEOUT_MS = 30_000;
