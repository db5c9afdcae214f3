import { expect, type Locator, type Page } from '@playwright/test';

/** How high and how wide the links of a place are. */
const linkSizes = (place: Locator) =>
  place.locator('a').evaluateAll((links) =>
    links.map((link) => {
      const { width, height } = link.getBoundingClientRect();
      return { text: link.textContent, width: Math.ceil(width), height: Math.ceil(height) };
    }),
  );

/** Each link can be hit by a gloved finger. */
export async function expectForFingers(place: Locator, atLeast: number): Promise<void> {
  await expect(place.locator('a').nth(atLeast - 1)).toBeAttached();
  const sizes = await linkSizes(place);
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
