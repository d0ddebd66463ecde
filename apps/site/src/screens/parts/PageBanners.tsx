export function PageBanners(): null {
  return null;
}
