import type { DrawnChart } from '../ui/charts/chart-places.ts';
import { LineChart } from '../ui/charts/LineChart.tsx';

const taken = (month: number, value: number) => ({
  at: `2026-${String(month).padStart(2, '0')}-13T09:00:00Z`,
  value,
  inspectionId: null,
  inspectionName: 'Monthly Pora R311',
});
const chart: DrawnChart = {
  title: 'Mantle thickness',
  unit: 'mm',
  lines: [
    { title: 'Left', values: [taken(1, 62), taken(4, 47), taken(8, 34), taken(11, 26)] },
    { title: 'Right', values: [taken(1, 61), taken(4, 50), taken(8, 39), taken(11, 33)] },
  ],
  limits: { criticalLow: 20, low: 30, high: null, criticalHigh: null },
  limitText: (name, value) => `${name === 'criticalLow' ? 'Critical limit' : 'Limit'} ${value}`,
  estimate: 'Expected to reach 20 mm between 19.12.2026 and 08.01.2027',
  alt: 'Chart of mantle thickness, newest value 26 mm',
};

export const ChartPieces = () => <LineChart chart={chart} sourceLink={() => ({ to: '/' })} />;
