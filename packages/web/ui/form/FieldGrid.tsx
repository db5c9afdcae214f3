import type { ReactNode } from 'react';
import classes from './field-grid.module.css';

/** Fields side by side, as many as there is room for. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={classes.grid}>{children}</div>;
