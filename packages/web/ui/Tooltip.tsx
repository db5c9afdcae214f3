import { tooltipDelay } from '@assay/domain/constants';
import { Tooltip as MantineTooltip, type TooltipProps } from '@mantine/core';

/** The product's one tooltip: by pointer, keyboard focus and touch alike. */
export const Tooltip = (props: Omit<TooltipProps, 'openDelay' | 'closeDelay'>) => (
  <MantineTooltip
    openDelay={tooltipDelay.open}
    closeDelay={tooltipDelay.close}
    events={{ hover: true, focus: true, touch: true }}
    withArrow
    {...props}
  />
);
