import { Button, Text } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useGrowing } from '../../../ui/use-growing.ts';
import { revealTrouble } from '../perform/reveal-trouble.ts';
import type { MissingLine } from './missing-line.ts';
import classes from './missing-list.module.css';

interface MissingListProps {
  title: string;
  lines: readonly MissingLine[];
  /** Its lines are those of the check, which a point leads back to. */
  leadsBack?: boolean;
  /** Somebody follows a line. */
  onLeave?: () => void;
}

/** Lines that each lead to what they are about, below the part of the visit that they belong to. */
export function MissingList({ title, lines, leadsBack = false, onLeave }: MissingListProps) {
  // Hundreds of them are drawn in pieces.
  const many = useGrowing(lines.length, 40);
  const parts = Map.groupBy(lines, ({ part = '' }) => part);
  const inOrder = [...parts.values()].flat();
  const from = leadsBack ? { from: 'check' } : {};
  const shown = new Set(inOrder.slice(0, many));
  return (
    <section aria-label={title}>
      <Text fw={600}>{title}</Text>
      {[...parts].map(([part, own]) => (
        <div key={part}>
          {part !== '' && <Text className={classes.part ?? ''}>{part}</Text>}
          <ul className={classes.lines} aria-label={part || undefined}>
            {own
              .filter((line) => shown.has(line))
              .map(({ id, text, place, shows, offer }) => (
                <li key={id}>
                  <TextLink
                    to="."
                    search={((before: object) => ({ ...before, ...place, ...from })) as never}
                    className={classes.line ?? ''}
                    onClick={() => {
                      onLeave?.();
                      if (shows) revealTrouble(shows);
                    }}
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
        </div>
      ))}
    </section>
  );
}
