import { placedPoints } from '@assay/domain/protocols/protocol';
import { SegmentedControl } from '@mantine/core';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { CategoriesPanel } from './categories/CategoriesPanel.tsx';
import classes from './creator.module.css';
import { t } from './creator.texts.ts';
import { CreatorContext, type CreatorState, useCreator, useProtocol, useView } from './creator-state.ts';
import { GeneralPanel } from './general/GeneralPanel.tsx';
import { TargetsPanel } from './general/TargetsPanel.tsx';
import { KnownContext, useReadKnown } from './known.ts';
import { GroupsPanel } from './options/GroupsPanel.tsx';
import { OptionsPanel } from './options/OptionsPanel.tsx';
import { PointPicker } from './picker/PointPicker.tsx';
import { FaultWatch } from './saving/FaultWatch.tsx';
import { OriginNote } from './saving/OriginNote.tsx';
import { SaveBar } from './saving/SaveBar.tsx';
import type { SavedProtocol } from './saving/use-save-protocol.ts';
import { useKeeping } from './work/use-keeping.ts';

interface CreatorProps {
  state: CreatorState;
  /** The work was saved or given up, and there is a new one. */
  onDone: (saved?: SavedProtocol) => void;
}

/** The points to choose from at one side, the protocol that is made of them at the other. */
export function Creator({ state, onDone }: CreatorProps) {
  const known = useReadKnown();
  useKeeping(state);
  return (
    <CreatorContext value={state}>
      <KnownContext value={known}>
        {known.failure && (
          <ErrorPanel title={t('knownFailed')} error={known.failure.error} onRetry={known.failure.retry} />
        )}
        <Sides onDone={onDone} />
        <FaultWatch />
      </KnownContext>
    </CreatorContext>
  );
}

function Sides({ onDone }: Pick<CreatorProps, 'onDone'>) {
  const pane = useView((view) => view.pane);
  return (
    <div className={classes.sides} data-pane={pane}>
      <PaneChoice />
      <div className={classes.points} data-path="points">
        <PointPicker />
      </div>
      <div className={classes.protocol}>
        <OriginNote />
        <GeneralPanel />
        <TargetsPanel />
        <OptionsPanel />
        <GroupsPanel />
        <CategoriesPanel />
        <SaveBar onDone={onDone} />
      </div>
    </div>
  );
}

/** Which side is shown, where there is room for one. */
function PaneChoice() {
  const { view } = useCreator();
  const pane = useView((one) => one.pane);
  const count = useProtocol((protocol) => placedPoints(protocol).length);
  return (
    <div className={classes.choice}>
      <SegmentedControl
        aria-label={t('panes')}
        fullWidth
        size="md"
        data={[
          { value: 'points', label: t('pointsPane') },
          { value: 'protocol', label: t('protocolPane', { count }) },
        ]}
        value={pane}
        onChange={(next) => view.set((before) => ({ ...before, pane: next as typeof pane }))}
      />
    </div>
  );
}
