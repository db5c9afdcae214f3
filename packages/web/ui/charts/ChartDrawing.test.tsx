import { chartGeometry } from '@assay/report/charts/geometry';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChartDrawing } from './ChartDrawing.tsx';

const values = ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01'].map((day, place) => ({
  ...{ at: `${day}T00:00:00Z`, value: 40 - place, inspectionId: null, inspectionName: '' },
}));
const limits = { criticalLow: null, low: null, high: null, criticalHigh: null };
const replacements = [{ at: '2025-07-01T00:00:00Z', label: 'Replaced 01/07/2025' }];

function drawn(given: object) {
  const geometry = chartGeometry({ lines: [{ title: '', values }], limits, ...given }, 400, 200);
  const { container } = render(
    <ChartDrawing geometry={geometry} limitText={undefined} places={[]} active={undefined} />,
  );
  const along = [...container.querySelectorAll('polyline')].map((line) => line.getAttribute('points')?.split(' '));
  return { joined: along.map((points) => points?.length), marks: container.querySelectorAll('[data-replaced]').length };
}

it('a chart of a report does not join a part to the one before it, and marks where the new one begins', () => {
  expect(drawn({ replacements })).toEqual({ joined: [2, 2], marks: 1 });
});

it('a chart without a replaced part joins all its values', () => {
  expect(drawn({})).toEqual({ joined: [4], marks: 0 });
});
