import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconFlag } from '@tabler/icons-react';
import { memo } from 'react';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useGrowing } from '../../../ui/use-growing.ts';
import { revealTrouble } from '../perform/reveal-trouble.ts';
import type { MissingLine } from './missing-line.ts';
import classes from './missing-list.module.css';

interface MissingListProps {
  title: string;
  /** What is around it shows the title. */
  titledAround?: boolean;
  lines: readonly MissingLine[];
  /** Nothing of it has to be, and somebody should look at it. */
  isWarning?: boolean;
  /** Its lines are those of the check, which a point leads back to. */
  leadsBack?: boolean | undefined;
  /** Somebody follows a line. */
  onLeave?: (() => void) | undefined;
}

interface LineProps extends Pick<MissingListProps, 'leadsBack' | 'onLeave'> {
  line: MissingLine;
}

/** Drawn once, however many come below it. */
const Line = memo(({ line: { text, place, shows, offer }, leadsBack, onLeave }: LineProps) => (
  <li>
    <TextLink
      to="."
      // Where points stand below each other, each brings itself into view, as what is shown does.
      resetScroll={place.run === undefined && !shows}
      search={((before: object) => ({ ...before, ...place, ...(leadsBack && { from: 'check' }) })) as never}
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
));

/** Lines that each lead to what they are about, below the part of the visit that they belong to. */
export function MissingList(props: MissingListProps) {
  const { title, titledAround = false, lines, isWarning = false, leadsBack, onLeave } = props;
  // Hundreds of them are drawn in pieces, the first of which fills a screen.
  const many = useGrowing(lines.length, 20);
  const parts = Map.groupBy(lines, ({ part = '' }) => part);
  const shown = new Set([...parts.values()].flat().slice(0, many));
  return (
    <section aria-label={title} className={classes.list} data-warning={isWarning || undefined}>
      {!titledAround && (
        <Text fw={600} className={classes.title ?? ''}>
          {isWarning && <IconAlertTriangle size={20} aria-hidden />}
          {title}
        </Text>
      )}
      {[...parts].map(([part, own]) => (
        <div key={part}>
          {part !== '' && <Text className={classes.part ?? ''}>{part}</Text>}
          <ul className={classes.lines} aria-label={part || undefined}>
            {own
              .filter((line) => shown.has(line))
              .map((line) => (
                <Line key={line.id} line={line} leadsBack={leadsBack} onLeave={onLeave} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
