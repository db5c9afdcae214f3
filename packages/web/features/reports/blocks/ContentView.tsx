import type { ChartBlock, ContentBlock } from '@assay/contract/reports/document';
import type { DrawnChart } from '../../../ui/charts/chart-places.ts';
import { LineChart } from '../../../ui/charts/LineChart.tsx';
import { reportLink } from '../../visits/visit-link.ts';
import { ChartNotes } from './ChartNotes.tsx';
import classes from './content-view.module.css';
import { FactList } from './FactList.tsx';
import { PhotosView } from './PhotosView.tsx';
import { TableView } from './TableView.tsx';

interface ContentViewProps {
  block: ContentBlock;
  /** The title of what it belongs to. */
  about: string;
}

/** The lines of the limits are named as on paper. */
const namedLimits = ({ texts }: ChartBlock): Required<Pick<DrawnChart, 'limitText'>> => ({
  limitText: (name) => {
    const limit = texts.limits.find((one) => one.name === name);
    return limit ? `${limit.word} ${limit.text}` : '';
  },
});

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
      return (
        <>
          <LineChart chart={{ ...block, ...namedLimits(block) }} sourceLink={reportLink} />
          <ChartNotes chart={block} />
        </>
      );
  }
}
