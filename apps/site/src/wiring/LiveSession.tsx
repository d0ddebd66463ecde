export function LiveSession(): null {
  return null;
}
