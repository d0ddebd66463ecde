export function LikeOverlay(): null {
  return null;
}
