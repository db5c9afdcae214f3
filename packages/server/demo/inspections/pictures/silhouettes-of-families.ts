import type { Silhouette } from './silhouettes.ts';

/** What machines of a family look like on photos. */
export const silhouettesOfFamilies: Readonly<Record<string, Silhouette>> = {
  AJ: 'jaw',
  'AJ Lite': 'jaw',
  Brio: 'cone',
  'Brio S': 'cone',
  Gyra: 'gyratory',
  Impa: 'impactor',
  Vorta: 'impactor',
  'Trek J': 'plant',
  'Trek C': 'plant',
  'Trek S': 'plant',
  Sila: 'screen',
  Grizz: 'screen',
  'Sila H': 'horizontal',
  Bana: 'horizontal',
  Finer: 'horizontal',
  'Pora T': 'drill',
  'Pora D': 'drill',
  'Pora R': 'drill',
  'Pora L': 'drill',
  'Smart Pora': 'drill',
};
