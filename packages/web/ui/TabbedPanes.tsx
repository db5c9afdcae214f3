import { Tabs, VisuallyHidden } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { Tooltip } from './Tooltip.tsx';
import classes from './tabbed-panes.module.css';

interface Pane {
  title: string;
  content: ReactNode;
  /** Why it cannot be opened yet; absent: it can. */
  closed?: string;
}

interface TabbedPanesProps {
  label: string;
  /** Under which name the address holds the chosen tab: tab-1, tab-2 and so on. */
  name: string;
  panes: readonly Pane[];
  /** What else of the address a change of the tab takes away. */
  forget?: readonly string[];
  /** On a phone and a tablet another part of the page leads to the panes. */
  desksOnly?: boolean;
}

/** Panes of which one is shown; the first where the address names none. */
export function TabbedPanes({ label, name, panes, forget = [], desksOnly = false }: TabbedPanesProps) {
  const named: unknown = useSearch({ strict: false, select: (address: Record<string, unknown>) => address[name] });
  const navigate = useNavigate();
  const tabs = panes.map((pane, place) => ({ ...pane, tab: `tab-${place + 1}` }));
  const isOpen = (tab: unknown) => tabs.some((one) => one.tab === tab && !one.closed);
  const chosen = isOpen(named) ? String(named) : 'tab-1';
  // A large pane is drawn in pieces, so that a tap is never waited for.
  const shown = useDeferredValue(chosen);

  function choose(tab: string | null): void {
    if (!isOpen(tab) || tab === chosen) return;
    const cleared = Object.fromEntries(forget.map((key) => [key, undefined]));
    const search = (before: object) => ({ ...before, ...cleared, [name]: tab === 'tab-1' ? undefined : tab });
    void navigate({ to: '.', search: search as never, resetScroll: false });
  }

  return (
    <Tabs value={shown} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label={label} className={classes.list ?? ''} mod={{ 'desks-only': desksOnly }}>
        {tabs.map(({ tab, title, closed }) =>
          closed ? (
            <Tooltip key={tab} label={closed}>
              <Tabs.Tab value={tab} aria-disabled className={classes.closed ?? ''}>
                {title}
                <VisuallyHidden>{closed}</VisuallyHidden>
              </Tabs.Tab>
            </Tooltip>
          ) : (
            <Tabs.Tab key={tab} value={tab}>
              {title}
            </Tabs.Tab>
          ),
        )}
      </Tabs.List>
      {tabs.map(({ tab, content }) => (
        <Tabs.Panel key={tab} value={tab} className={classes.panel ?? ''}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
