const parts = <P>(count: number, part: (index: number) => P) =>
  Array.from({ length: count }, (_, index) => ({ index, ...part(index) }));

export const plainMeasurement = (name: string) => ({
  type: 'Measurement',
  name,
  measurementTitle: 'Value',
  measurementLimits: [{ criticalLow: 1, low: 2, high: 8, criticalHigh: 9 }],
});

export const manyOptions = (name: string) => ({
  type: 'RadioButtonSelection',
  name,
  optionGroup: { name: 'Causes', custom: true, options: parts(40, (index) => ({ name: `Cause ${index + 1}` })) },
});

export const largeTable = (name: string) => ({
  type: 'SummaryWithRows',
  name,
  fields: parts(8, (index) => ({
    title: `Field ${index + 1}`,
    inspectionPointFieldAggregation: index === 7 ? 'Average' : 'No',
  })),
  rows: parts(12, (index) => ({
    title: `Row ${index + 1}`,
    inspectionPointRowAggregation: index === 11 ? 'Sum' : 'No',
  })),
  inspectionPointAggregationDirection: 'Both',
});
