/** The part of `Navigator` that sets the badge of an installed app; absent in some browsers. */
export interface BadgeNavigator {
  setAppBadge?: (contents?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Sets the app's badge to the total; a failure is ignored (spec section 8). */
export async function setAppBadge(navigator: BadgeNavigator, total: number): Promise<void> {
  try {
    await (total > 0 ? navigator.setAppBadge?.(total) : navigator.clearAppBadge?.());
  } catch {
    // Not allowed, or not installed: the title says it too.
  }
}
