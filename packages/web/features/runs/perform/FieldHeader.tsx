import { ActionIcon, Menu, Title } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconDotsVertical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useTotals } from '../queue/use-queue.ts';
import classes from './field-header.module.css';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { RoomyWords } from './RoomyWords.tsx';
import { SavingLeads, type SavingLeadsProps } from './SavingLeads.tsx';
import { barOf } from './saving-state.ts';

interface FieldPart {
  title: string;
  isHere: boolean;
  go: () => void;
}

export interface FieldHeaderProps extends SavingLeadsProps {
  /** Of the page, in the browser's tab. */
  name: string;
  /** What is looked at: the machine. */
  title: string;
  /** What else it is about, where there is room. */
  lead: string;
  done: number;
  all: number;
  status: ReactNode;
  /** What is not part of what is saved, and easily taken for it; in few words for a phone. */
  note: { text: string; short: string } | undefined;
  /** The other parts of the screen, for those who see no tabs. */
  parts: readonly FieldPart[];
  /** Where one comes from. */
  back: { title: string; to: string };
  /** Whether the next open point comes by itself; absent where nothing is answered. */
  movesOn?: { value: boolean; onChange: (next: boolean) => void } | undefined;
}

/** Where one is, how far, and whether everything is saved: one line that stays in view, with the rest in a menu. */
export function FieldHeader(props: FieldHeaderProps) {
  const { name, title, lead, done, all, status, note, parts, back, movesOn, placeOf } = props;
  const { queue, disabled } = usePerforming();
  const totals = useTotals(queue);
  const { state, text, short } = barOf(totals);
  // Beside a way out there is room for few words alone.
  const isPlain = (state === 'saved' || state === 'saving') && totals.incomplete + totals.replaced === 0;
  const join = (...parts: (string | undefined)[]) => (disabled ? '' : parts.filter(Boolean).join('. '));
  const saving = join(text, note?.text);
  const progress = t('progressLabel', { done, all });
  return (
    <div className={classes.header} data-field-header>
      <PageTitle text={name} />
      <div className={classes.words}>
        <div className={classes.first}>
          <Title order={1} className={classes.title ?? ''}>
            {title}
          </Title>
          <span className={classes.lead}>{lead}</span>
        </div>
        <div className={classes.second} data-state={state} data-noted={(note && !disabled) || undefined}>
          <span className={classes.progress}>
            <span className={classes.whole}>{progress}</span>
            <span className={classes.few} aria-hidden>
              {t('progress', { done, all })}
            </span>
          </span>
          <span role="status" className={classes.saving} title={saving}>
            <RoomyWords text={saving} short={join(short, isPlain ? note?.short : undefined)} />
          </span>
        </div>
      </div>
      <div className={classes.status}>{status}</div>
      {!disabled && <SavingLeads placeOf={placeOf} />}
      <ActionMenu
        width="16rem"
        target={
          <ActionIcon variant="subtle" size="2.75rem" aria-label={t('menu')} className={classes.menu ?? ''}>
            <IconDotsVertical size={24} aria-hidden />
          </ActionIcon>
        }
      >
        {parts.map((part) => (
          <Menu.Item
            key={part.title}
            className={classes.part ?? ''}
            aria-current={part.isHere ? 'page' : undefined}
            onClick={part.go}
          >
            {part.title}
          </Menu.Item>
        ))}
        <Menu.Divider className={classes.part ?? ''} />
        {movesOn && (
          <Menu.CheckboxItem
            checked={movesOn.value}
            checkIcon={<IconCheck size={18} aria-hidden />}
            onChange={movesOn.onChange}
          >
            {t('movesOn')}
          </Menu.CheckboxItem>
        )}
        <Menu.Item component={Link} to={back.to} leftSection={<IconArrowLeft size={18} aria-hidden />}>
          {back.title}
        </Menu.Item>
      </ActionMenu>
      <progress className={classes.bar} value={done} max={Math.max(1, all)} aria-label={progress} />
    </div>
  );
}
