import { Loader } from '@mantine/core';

/** The small sign of work going on; the text beside it, or its label, says which. */
export const Spinner = ({ label }: { label?: string }) => (
  <Loader
    size="sm"
    color="var(--assay-accent)"
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
