import { Button, Text } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useGrowing } from '../../../ui/use-growing.ts';
import { revealTrouble } from '../../runs/perform/reveal-trouble.ts';
import classes from './missing-list.module.css';
import type { MissingLine } from './use-submit-check.ts';

/** Lines that each lead to what they are about. */
export function MissingList({ title, lines }: { title: string; lines: readonly MissingLine[] }) {
  // Hundreds of them are drawn in pieces.
  const many = useGrowing(lines.length, 40);
  return (
    <section aria-label={title}>
      <Text fw={600}>{title}</Text>
      <ul className={classes.lines}>
        {lines.slice(0, many).map(({ id, text, place, shows, offer }) => (
          <li key={id}>
            <TextLink
              to="."
              search={((before: object) => ({ ...before, ...place })) as never}
              className={classes.line ?? ''}
              onClick={() => shows && revealTrouble(shows)}
            >
              {text}
            </TextLink>
            {offer && (
              <Button variant="default" leftSection={<IconFlag size={18} aria-hidden />} onClick={offer.go}>
                {offer.text}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
