export function NavigationProgress(): null {
  return null;
}
