import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a key that writes nothing until something has come: a page hears of it once its script runs. */
export async function touchUntilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}
