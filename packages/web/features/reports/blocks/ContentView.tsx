import type { ContentBlock } from '@assay/contract/reports/document';
import { LineChart } from '../../../ui/charts/LineChart.tsx';
import { reportLink } from '../../visits/visit-link.ts';
import classes from './content-view.module.css';
import { FactList } from './FactList.tsx';
import { PhotosView } from './PhotosView.tsx';
import { TableView } from './TableView.tsx';

interface ContentViewProps {
  block: ContentBlock;
  /** The title of what it belongs to. */
  about: string;
}

/** What a section or a point is made of. */
export function ContentView({ block, about }: ContentViewProps) {
  switch (block.kind) {
    case 'text':
      return (
        <div className={classes.text}>
          {block.label && <strong>{block.label}</strong>}
          <p>{block.text}</p>
        </div>
      );
    case 'facts':
      return <FactList facts={block.facts} />;
    case 'table':
      return <TableView block={block} about={about} />;
    case 'photos':
      return <PhotosView photos={block.photos} />;
    case 'chart':
      return <LineChart chart={block} sourceLink={reportLink} />;
  }
}
