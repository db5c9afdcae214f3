/** The product families of the demo, all invented: code of the category, name, long name, and the names of six models. */
export type DemoFamily = [category: string, name: string, longName: string, models: string[]];

export const demoCategories = [
  { code: 'crushers', name: 'Crushers' },
  { code: 'screens', name: 'Screens' },
  { code: 'surface_drills', name: 'Surface drills' },
] as const;

const sized = (prefix: string, sizes: readonly (number | string)[]): string[] =>
  sizes.map((size) => `${prefix}${size}`);

export const demoFamilies: readonly DemoFamily[] = [
  ['crushers', 'AJ', 'AJ jaw crushers', sized('AJ', [80, 95, 105, 110, 125, 160])],
  ['crushers', 'AJ Lite', 'AJ Lite jaw crushers', sized('AJL', [6, 7, 9, 10, 11, 12])],
  ['crushers', 'Brio', 'Brio cone crushers', sized('Brio ', [100, 200, 300, 400, 500, 800])],
  ['crushers', 'Brio S', 'Brio S secondary cone crushers', sized('Brio S', [2, 3, 4, 6, 7, 8])],
  [
    'crushers',
    'Gyra',
    'Gyra primary gyratory crushers',
    sized('Gyra ', ['42-65', '50-65', '54-75', '62-75', '60-89', '60-110']),
  ],
  ['crushers', 'Impa', 'Impa horizontal shaft impactors', sized('Impa ', [9, 11, 13, 15, 16, 20])],
  ['crushers', 'Vorta', 'Vorta vertical shaft impactors', sized('Vorta ', [5, 6, 7, 8, 9, 10])],
  ['crushers', 'Trek J', 'Trek J mobile jaw plants', sized('Trek J', [96, 106, 116, 120, 125, 140])],
  ['crushers', 'Trek C', 'Trek C mobile cone plants', sized('Trek C', [200, 220, 300, 330, 400, 440])],
  ['screens', 'Sila', 'Sila inclined screens', sized('Sila ', ['1642', '1848', '2148', '2460', '3060', '3680'])],
  ['screens', 'Sila H', 'Sila H horizontal screens', sized('Sila H', [10, 12, 14, 16, 18, 20])],
  ['screens', 'Bana', 'Bana banana screens', sized('Bana ', ['2461', '3061', '3073', '3673', '4285', '4385'])],
  ['screens', 'Grizz', 'Grizz scalping screens', sized('Grizz ', [3, 4, 5, 6, 7, 8])],
  ['screens', 'Finer', 'Finer fine screens', sized('F', [100, 110, 200, 210, 300, 310])],
  ['screens', 'Trek S', 'Trek S mobile screens', sized('Trek S', ['2.7', '2.11', '3.5', '3.10', '4.9', '4.10'])],
  ['surface_drills', 'Pora T', 'Pora T top hammer drills', sized('Pora T', [9, 10, 11, 25, 35, 45])],
  ['surface_drills', 'Pora D', 'Pora D down-the-hole drills', sized('Pora D', [20, 25, 45, 50, 55, 65])],
  ['surface_drills', 'Pora R', 'Pora R rotary blasthole drills', sized('Pora R', [200, 245, 285, 311, 351, 400])],
  ['surface_drills', 'Pora L', 'Pora L light drills', sized('Pora L', [2, 3, 5, 6, 8, 10])],
  ['surface_drills', 'Smart Pora', 'Smart Pora automated drills', sized('SP', [900, 1100, 1120, 1500, 2000, 2100])],
];
