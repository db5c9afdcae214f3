import { expect } from '@playwright/test';
import { visit } from '../in-page.ts';
import { makeInspectable, oneComment } from '../inspections.ts';
import { StartPage } from '../pages/start-page.ts';
import { test } from '../world.ts';

/** What the camera sees from now on: a label askew, in the middle of a grey plate. */
const holdIntoCamera = ({ size, path }: { size: number; path: string }): string => `{
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const context = canvas.getContext('2d');
  const draw = () => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = '#8a8f94';
    context.fillRect(0, 0, 640, 480);
    context.translate(330, 235);
    context.rotate(0.2);
    context.scale(${260 / size}, ${260 / size});
    context.translate(${-size / 2}, ${-size / 2});
    context.fillStyle = '#fff';
    context.fillRect(-4, -4, ${size + 8}, ${size + 8});
    context.fillStyle = '#000';
    context.fill(new Path2D('${path}'));
    requestAnimationFrame(draw);
  };
  draw();
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
}`;

test('a machine is found by the label that is printed for it, held into the camera', async ({ as, server }) => {
  const { machine } = await makeInspectable(server, oneComment());
  const page = await as('max', { fresh: true });
  await visit(page, `/Equipments/labels?search=${machine.serialNumber}`);
  const code = page.getByRole('img', { name: `QR code of ${machine.serialNumber}` });
  const box = (await code.getAttribute('viewBox')) ?? '';
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  await page.evaluate(holdIntoCamera({ size: Number(box.split(' ')[2]), path }));
  await visit(page, '/Reports/new');
  await page.getByRole('button', { name: 'Scan its code' }).click();
  await expect(new StartPage(page).machine).toHaveValue(new RegExp(machine.serialNumber));
  await expect(page.getByRole('dialog')).toBeHidden();
});
