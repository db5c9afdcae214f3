import { masterData } from '@assay/contract/master-data';
import { answered, type Deps, type Feature } from '../../frame/feature.ts';
import { chooseSource } from '../../providers/master-data/master-data-source.ts';
import { masterDataHandlers } from './master-data.routes.ts';
import { masterDataImport } from './master-data-import.job.ts';

export const masterDataFeature = ({ config, pool, db }: Deps): Feature => ({
  calls: [answered(masterData, masterDataHandlers)],
  services: [masterDataImport({ pool, db }, chooseSource(config))],
});
