import { describe, expect, it } from 'vitest';
import type { PointOf } from '../../testing/points.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const testOptionImages = (app: () => TestApp) =>
  describe('the drawn options of the demo', () => {
    const media = async () => {
      const { rows } = await app().pool.query<{ id: string }>(
        `select id from inspection_point where name = 'Media fitted'`,
      );
      const { body } = await app().ask('GET', `/api/v1/inspectionPoints/${rows[0]?.id}`, { as: 'ada' });
      return body as PointOf<'Dropdown'>;
    };

    it('have a picture that inspectors see', async () => {
      const point = await media();
      const images = point.dropdowns.flatMap(({ options }) => options.map(({ imageId }) => imageId));
      expect(images.every((id) => id?.endsWith('.png'))).toBe(true);
      expect(point.dropdowns.map(({ hideImages }) => hideImages)).toEqual([false, false, false]);
      const picture = await app().ask('GET', `/${point.dropdowns[0]?.options[0]?.imageUrl}`, { as: 'uma' });
      expect(picture.status).toBe(200);
      const { rows } = await app().pool.query<{ drawn: number }>(
        'select count(*)::int as drawn from dropdown_option where image_id is not null',
      );
      expect(rows[0]?.drawn).toBe(20);
    });
  });
