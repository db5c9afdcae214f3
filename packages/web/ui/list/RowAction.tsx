import { Loader } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ComponentType, Ref } from 'react';
import { TipAt } from '../Tooltip.tsx';
import { useTip } from '../use-tip.ts';
import classes from './row-action.module.css';

interface Named {
  /** What it does and to what: 'Delete Harjukivi'. */
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
}

interface RowActionProps extends Named {
  /** In a word or two of its label, beside the icon where nothing can be pointed at; for the few that stand outside of a list. */
  short?: string;
  destructive?: boolean;
  /** There is nothing to do now; the focus may stay on it. */
  disabled?: boolean;
  /** It is being done. */
  busy?: boolean;
  /** What it unfolds is shown. */
  expanded?: boolean;
  /** It is one of a few states, and whether it is the one that holds. */
  pressed?: boolean;
  onClick?: () => void;
  /** Where it opens a menu, which stands beside it. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action at the end of a row: an icon that its tooltip names. A list draws hundreds of them, so that it is a plain button. */
export function RowAction(props: RowActionProps) {
  const { label, icon: Icon, short, destructive, disabled, busy, expanded, pressed, onClick, ...others } = props;
  const tip = useTip();
  return (
    <>
      <button
        type="button"
        className={classes.action}
        data-named={short ? true : undefined}
        data-destructive={destructive || undefined}
        aria-busy={busy || undefined}
        aria-label={label}
        aria-disabled={disabled || undefined}
        aria-expanded={expanded}
        aria-pressed={pressed}
        onClick={disabled || busy ? undefined : onClick}
        // What a menu says of the button that opens it.
        {...others}
        {...tip.on}
      >
        {busy ? <Loader size={16} color="gray" /> : <Icon size={18} aria-hidden />}
        {short && <span className={classes.short}>{short}</span>}
      </button>
      {tip.at && <TipAt label={label} at={tip.at} />}
    </>
  );
}

/** The same, where it leads to a page. */
export const RowActionLink = createLink(IconLink);

function IconLink({ label, icon: Icon, href, ...others }: Named & ComponentPropsWithRef<'a'>) {
  const tip = useTip();
  return (
    <>
      <a href={href} {...others} className={classes.action} aria-label={label} {...tip.on}>
        <Icon size={18} aria-hidden />
      </a>
      {tip.at && <TipAt label={label} at={tip.at} />}
    </>
  );
}
