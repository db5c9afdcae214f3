import { expect } from '@playwright/test';
import { auditContrast, auditStructure } from '../audit.ts';
import { lookOver } from '../look-over.ts';
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../world.ts';

const html = `<!doctype html>
  <html lang="en">
    <title>Faulty</title>
    <style>
      .faint { color: #777; background: #888 }
      button { border: 0; color: #777; background: #888 }
      @media (prefers-color-scheme: dark) { .dim { color: #222; background: #111 } }
      @media (width < 500px) { .pale { color: #eee; background: #fff } }
    </style>
    <main>
      <h1>Readable</h1>
      <p class="faint">Faint</p><p class="dim">Dim in the dark</p><p class="pale">Pale on a phone</p>
      <button></button><button disabled>Off</button><button>On</button>
    </main>
  </html>`;

test('an audit notices a fault of structure, and a text that cannot be read in some colours or at some width', async ({
  page,
}) => {
  await page.setContent(html);
  const { violations } = await auditStructure(page);
  expect(violations).toEqual(['button-name: <button></button>']);

  await page.emulateMedia({ colorScheme: 'light' });
  expect((await auditContrast(page, 'light')).violations).toEqual([
    'color-contrast: <p class="faint">Faint</p> <button>On</button>',
  ]);
  expect((await auditContrast(page, 'light')).violations, 'what looks like it was reported before').toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await auditContrast(page, 'dark')).violations).toEqual([
    'color-contrast: <p class="faint">Faint</p> <p class="dim">Dim in the dark</p> <button>On</button>',
  ]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect((await auditContrast(page, 'dark')).violations).toEqual([
    'color-contrast: <p class="pale">Pale on a phone</p>',
  ]);
});

test('an audit notices a text that is pale for what floats behind it, what fades it or what shines through', async ({
  page,
}) => {
  await page.setContent(`<!doctype html>
    <html lang="en">
      <title>Faulty</title>
      <style>
        body { background: #fff; color: #000 }
        section { position: relative; background: #fff; color: #111 }
        section p { position: relative }
        .shade { position: absolute; inset: 0; background: #222 }
        .faded { opacity: 0.3 }
        .veil { background: rgba(0, 0, 0, 0.9); color: #111 }
      </style>
      <main>
        <h1>Readable</h1>
        <section><i class="shade"></i><p>Over a shade</p></section>
        <div class="faded"><p>Faded</p></div>
        <p class="veil">Behind a veil</p>
      </main>
    </html>`);
  const { violations, passes } = await auditContrast(page, 'light');
  expect(violations).toEqual(['color-contrast: <p>Over a shade</p> <p>Faded</p> <p class="veil">Behind a veil</p>']);
  expect(passes, 'the heading').toBe(1);
});

test('looking over a page notices what cannot be read, and what is wider than a phone', async ({ page }) => {
  await page.goto('/');
  await expect(new LoginPage(page).heading).toBeVisible();
  const add = (style: string) =>
    page.evaluate(`
      const added = document.createElement('p');
      added.textContent = 'x'.repeat(30);
      added.style.cssText = '${style}';
      document.querySelector('form').after(added);
    `);
  await add('width: 500px');
  await expect(lookOver(page, 'it')).rejects.toThrow('it scrolls sideways at 390');
  await add('color: #999; background: #aaa');
  await expect(lookOver(page, 'it')).rejects.toThrow('color-contrast');
});
