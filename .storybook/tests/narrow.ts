/** The narrowest window there is: 1280 px at 400 % (WCAG 1.4.10). */
const narrowest = 320;

/** What story tests have otherwise; the accessibility addon looks after us. */
const usual = { width: 1200, height: 900 };

/**
 * Lays the page out at 320 px and throws where something makes it scroll sideways; names the widest culprits.
 * `setWidth` resizes the window the story stands in.
 */
export const checkNarrow = async (
  setWidth: (width: number, height: number) => Promise<void>,
): Promise<void> => {
  await setWidth(narrowest, 800);
  const { scrollWidth } = document.documentElement;
  const culprits =
    scrollWidth <= narrowest
      ? []
      : Array.from(document.body.querySelectorAll('*'))
          .filter((element) => element.getBoundingClientRect().right > narrowest + 0.5)
          .map((element) => element.outerHTML.slice(0, 160));
  await setWidth(usual.width, usual.height);
  if (scrollWidth > narrowest) {
    throw new Error(
      `${scrollWidth} px wide in a window of ${narrowest}:\n${culprits.slice(-3).join('\n')}`,
    );
  }
};
