import { expect, type Locator, type Page } from '@playwright/test';

/** How high and how wide each of them is; what has just been drawn anew is there no longer. */
const sizesOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => part.isConnected)
      .map((part) => {
        const { width, height } = part.getBoundingClientRect();
        const text = part.getAttribute('aria-label') ?? part.textContent;
        return { text, width: Math.ceil(width), height: Math.ceil(height) };
      }),
  );

/** Each link of a place can be hit by a gloved finger, or each of what else is named. */
export async function expectForFingers(place: Locator, atLeast: number, what = 'a'): Promise<void> {
  const parts = place.locator(what);
  await expect(parts.nth(atLeast - 1)).toBeAttached();
  const sizes = await sizesOf(parts);
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
}

/** Of the words alone, whatever stands around them. */
const middleOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    const { top, bottom } = range.getBoundingClientRect();
    return (top + bottom) / 2;
  });

/** A remark stands at the height of the link beside it. */
export async function expectRemarkBesideLink(page: Page, remark: string): Promise<void> {
  const said = page.getByText(remark, { exact: true });
  const list = page
    .locator('ul')
    .filter({ has: said })
    .filter({ has: page.locator('a') })
    .last();
  await expect(list).toBeVisible();
  const [words, link] = [
    await middleOf(list.getByText(remark, { exact: true })),
    await middleOf(list.locator('a').first()),
  ];
  expect(Math.abs(words - link)).toBeLessThan(3);
}
