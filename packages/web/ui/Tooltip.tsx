import { Tooltip as MantineTooltip, type TooltipProps } from '@mantine/core';
import { Children, cloneElement, isValidElement, type ReactElement } from 'react';
import { type TipHandlers, useTip } from './use-tip.ts';

type OwnTooltipProps = Omit<TooltipProps, 'openDelay' | 'closeDelay' | 'opened'>;

/** Those of the tooltip besides those of the element itself. */
function withHandlers(element: ReactElement<Partial<TipHandlers>>, handlers: TipHandlers): ReactElement {
  const both = Object.entries(handlers).map(([name, handle]) => {
    const own = element.props[name as keyof TipHandlers] as ((event: never) => void) | undefined;
    const handleBoth = (event: never) => {
      own?.(event);
      (handle as (event: never) => void)(event);
    };
    return [name, handleBoth];
  });
  return cloneElement(element, Object.fromEntries(both));
}

/** The product's one tooltip: by pointer, keyboard focus and touch alike, after the same time. */
export function Tooltip({ children, ...props }: OwnTooltipProps) {
  const tip = useTip();
  const only = Children.only(children);
  return (
    <MantineTooltip opened={tip.at !== undefined} withArrow {...props}>
      {isValidElement<Partial<TipHandlers>>(only) ? withHandlers(only, tip.on) : only}
    </MantineTooltip>
  );
}

interface TipAtProps {
  label: string;
  at: HTMLElement;
}

/** The tooltip of one of hundreds, beside the element that is looked at. */
export const TipAt = ({ label, at }: TipAtProps) => <MantineTooltip label={label} target={at} opened withArrow />;
