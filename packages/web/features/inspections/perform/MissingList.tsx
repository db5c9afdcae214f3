import { Text } from '@mantine/core';
import { TextLink } from '../../../ui/TextLink.tsx';
import classes from './missing-list.module.css';
import type { MissingLine } from './use-submit-check.ts';

/** Lines that each lead to what they are about. */
export const MissingList = ({ title, lines }: { title: string; lines: readonly MissingLine[] }) => (
  <section aria-label={title}>
    <Text fw={600}>{title}</Text>
    <ul className={classes.lines}>
      {lines.map(({ id, text, place }) => (
        <li key={id}>
          <TextLink
            to="."
            search={((before: object) => ({ ...before, ...place })) as never}
            className={classes.line ?? ''}
          >
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  </section>
);
