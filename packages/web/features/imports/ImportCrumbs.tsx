import { Crumbs } from '../../ui/Crumbs.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ImportNoun } from './import-noun.ts';

/** The way to the list that is imported into, for whom the bar has no item. */
export const ImportCrumbs = ({ noun: { listPath, toList } }: { noun: ImportNoun }) => (
  <Crumbs
    parts={[
      <TextLink key="list" to={listPath}>
        {toList}
      </TextLink>,
    ]}
  />
);
